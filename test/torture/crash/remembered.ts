/** What the API shows of a thing. */
export type Shown = Readonly<Record<string, unknown>>

/** A thing as its only writer knows it. */
export interface Remembered {
  /** Where it is asked for. */
  readonly path: string
  readonly version: string
  /** Name of the credential that may see it. */
  readonly owner: string
  /** As the last acknowledged write left it; undefined once it was removed. */
  kept: Shown | undefined
  /** What a write that nobody acknowledged yet would make of it. */
  maybe: Partial<Shown> | 'gone' | undefined
  /** Whether it was written to since it was last looked at. */
  isFresh: boolean
}

/** A server that is written to, and may die at any moment. */
export interface Target {
  readonly url: string
  readonly keys: Readonly<Record<string, string>>
  readonly ids: Readonly<Record<string, number>>
}

/** One request of a writer. */
export interface Sent {
  readonly request: `${string} ${string}`
  readonly version: string
  readonly key: string | undefined
  readonly body?: object
}

/** What was answered: the status, and the data where there is any. Throws where the server died before it had answered. */
export const send = async ({ url }: Target, { request, version, key, body }: Sent) => {
  const [method = '', path = ''] = request.split(' ')
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'svc-api-version': version,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answered: { data?: Shown } = text === '' ? {} : JSON.parse(text)
  return { status: response.status, text, data: answered.data }
}
