/** One request to a service, as it goes on the wire. */
export interface LiveRequest {
  readonly method: string
  /** The path with its ids, without a query. */
  readonly path: string
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly headers: Readonly<Record<string, string>>
  /** Undefined where no body is sent. */
  readonly body: unknown
  /** By what the service may count it: requests of one name share a rate limit. */
  readonly counter: string
}

/** What a service answered. */
export interface LiveReply {
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The text as JSON; undefined where it is none. */
  readonly body: unknown
}

/** Puts a request to a service; rejects with `Unreachable` where no answer comes. */
export type Ask = (request: LiveRequest) => Promise<LiveReply>

/** No answer came: the service is down, the connection broke, or it took too long. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** What sends: `fetch`, or a mock's. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** How a service is reached. */
export interface Route {
  /** Address before the path: `https://staging.example.com`. */
  readonly base: string
  /** Milliseconds that an answer may take. */
  readonly timeout: number
  readonly fetch: Fetch
}

/** Asks over the network; redirects are not followed, so that no credential goes where it was not sent. */
export const askOver =
  ({ base, timeout, fetch }: Route): Ask =>
  async (request) => {
    const response = await responseOf(request, { base, timeout, fetch })
    const text = await textOf(response)
    return { status: response.status, headers: Object.fromEntries(response.headers), text, body: jsonOf(text) }
  }

const responseOf = async ({ method, path, query, headers, body }: LiveRequest, route: Route): Promise<Response> => {
  const search =
    query.length > 0 ? `?${new URLSearchParams(query.map(([name, value]): [string, string] => [name, value]))}` : ''
  try {
    return await route.fetch(`${route.base}${path}${search}`, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(route.timeout),
    })
  } catch (error) {
    throw new Unreachable(`${method} ${path}: ${reasonOf(error, route.timeout)}`)
  }
}

const textOf = async (response: Response): Promise<string> => {
  try {
    return await response.text()
  } catch (error) {
    throw new Unreachable(`the reply broke off: ${reasonOf(error, 0)}`)
  }
}

const reasonOf = (error: unknown, timeout: number): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${timeout} ms`
  const { cause } = error
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
