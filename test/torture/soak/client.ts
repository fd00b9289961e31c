import { type Agent, request } from 'node:http'

/** One request, as it goes out. */
export interface Wish {
  readonly request: `${string} ${string}`
  readonly key?: string | undefined
  readonly version?: string
  /** An object goes out as JSON, a text as it is. */
  readonly body?: object | string
  /** After so many milliseconds the client goes away. */
  readonly leaveAfter?: number
}

/** What came back; undefined where the client had left, or the mock broke the connection. */
export type Came = { readonly status: number; readonly text: string } | undefined

/** Asks over HTTP, on connections that are kept. */
export const askOver = (base: URL, agent: Agent, wish: Wish): Promise<Came> => {
  const [method = 'GET', path = '/'] = wish.request.split(' ')
  const { body } = wish
  const content = typeof body === 'object' ? JSON.stringify(body) : body
  return new Promise((resolve) => {
    const sent = request(
      { agent, method, path, host: base.hostname, port: base.port, headers: headersOf(wish, content) },
      (response) => {
        const chunks: string[] = []
        response.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text: chunks.join('') }))
        response.once('close', () => resolve(undefined))
        response.once('error', () => resolve(undefined))
      },
    )
    sent.once('error', () => resolve(undefined))
    sent.end(content)
    if (wish.leaveAfter !== undefined) leave(sent, wish.leaveAfter)
  })
}

const leave = (sent: ReturnType<typeof request>, after: number): void => {
  const timer = setTimeout(() => sent.destroy(), after)
  sent.once('close', () => clearTimeout(timer))
}

const headersOf = ({ key, version }: Wish, content: string | undefined): Record<string, string> => ({
  ...(key !== undefined && { authorization: `Bearer ${key}` }),
  ...(version !== undefined && { 'svc-api-version': version }),
  ...(content !== undefined && {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(content)),
  }),
})
