import type { Mock } from '../src/index.js'

/** One request of a test: who asks, in which version, with what. */
export interface Ask {
  /** Name of a credential of the scenario; left out: nobody in particular. */
  readonly as?: string
  /** Value of the version header; left out: no header. */
  readonly version?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** What came back, the body parsed. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever came back
  readonly body: any
}

/** Versions of the specification, by resource. */
export const bookingsVersion = '2024-08-13'
export const eventTypesVersion = '2024-06-14'

const credentialsOf = (mock: Mock, name: string): Record<string, string> => {
  const key = mock.keys[name]
  if (key === undefined) throw new Error(`The scenario has no credential ${name}`)
  return typeof key === 'string'
    ? { authorization: `Bearer ${key}` }
    : { 'x-svc-client-id': key.clientId, 'x-svc-secret-key': key.clientSecret }
}

/** Sends one request without a socket: `await ask(mock, 'GET /v2/bookings', { as: 'owner' })`. */
export const ask = async (mock: Mock, request: `${string} /${string}`, options: Ask = {}): Promise<Answered> => {
  const [method = 'GET', path = '/'] = request.split(' ', 2)
  const response = await mock.fetch(path, {
    method,
    headers: {
      ...(options.as && credentialsOf(mock, options.as)),
      ...(options.version && { 'svc-api-version': options.version }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
}

/** The ledger ids that a reply rests on. */
export const restsOn = (answered: Answered): readonly string[] => {
  const header = answered.headers.get('x-mock-rests-on')
  return header ? header.split(', ') : []
}

/** The id of a thing by its name in the scenario; what the scenario does not know stands for itself. */
export const idOr = ({ ids }: Pick<Mock, 'ids'>, name: string, otherwise: string): number | string =>
  Object.hasOwn(ids, name) ? (ids[name] ?? otherwise) : otherwise
