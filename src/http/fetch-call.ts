import type { Call } from './call.js'

const base = 'http://svc-mock.invalid'

/** The call that `fetch` of the same would make: of a path, URL or `Request`. */
export const callOf = (input: string | URL | Request, init?: RequestInit): Call | Promise<Call> => {
  const url = typeof input === 'string' ? absolute(input) : input
  return plainCall(url, init) ?? callOfRequest(new Request(url, init))
}

/** A path that begins with two slashes is a path still. */
const absolute = (input: string): string => (input.startsWith('/') ? base + input : new URL(input, base).href)

/** Methods that a `Request` leaves as they are. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * The call of a path with headers and a text, as most requests of tests are; undefined for anything else.
 *
 * It needs no `Request`, which would cost as much as answering it.
 */
const plainCall = (url: string | URL | Request, init: RequestInit = {}): Call | undefined => {
  const { method = 'GET', headers, body, ...others } = init
  const text = body ?? ''
  const isPlain = typeof text === 'string' && methods.has(method) && Object.keys(others).length === 0
  if (!isPlain || typeof url !== 'string' || !url.startsWith(base)) return undefined
  if (typeof body === 'string' && (method === 'GET' || method === 'HEAD')) return undefined
  return { ...callTo(url), method, headers: headersOf(headers, body), body: bodyOf(new TextEncoder().encode(text)) }
}

const headersOf = (given: RequestInit['headers'], body: RequestInit['body']): Call['headers'] => {
  const headers = new Headers(given)
  if (typeof body === 'string' && !headers.has('content-type')) headers.set('content-type', 'text/plain;charset=UTF-8')
  return Object.fromEntries(headers)
}

const callOfRequest = async (request: Request): Promise<Call> => ({
  ...callTo(request.url),
  method: request.method,
  headers: Object.fromEntries(request.headers),
  body: bodyOf(new Uint8Array(await request.arrayBuffer())),
  gone: () => request.signal,
})

const callTo = (url: string): Pick<Call, 'url' | 'originalUrl' | 'address' | 'isInProcess'> => {
  const { pathname, search } = new URL(url)
  return { url: pathname + search, originalUrl: pathname + search, address: '127.0.0.1', isInProcess: true }
}

const bodyOf = (bytes: Uint8Array): Call['body'] => (bytes.length === 0 ? { kind: 'none' } : { kind: 'bytes', bytes })
