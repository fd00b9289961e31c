import { STATUS_CODES } from 'node:http'
import type { Call, Reply } from './call.js'
import { spoiledBody, waitForReply } from './spoiled-response.js'

/** The same server without a socket: takes a path, URL or Request, answers a Response. */
export type FetchDoor = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** The same, told where in the user's code it is called. */
type LocatedFetchDoor = (
  input: string | URL | Request,
  init?: RequestInit,
  source?: Call['source'],
) => Promise<Response>

const base = 'http://svc-mock.invalid'

/** The door for `mock.fetch`. */
export const createFetchDoor =
  (answer: (call: Call) => Reply | Promise<Reply>): LocatedFetchDoor =>
  async (input, init, source) => {
    const request = new Request(typeof input === 'string' ? absolute(input) : input, init)
    const call = await toCall(request)
    const reply = await answer(source ? { ...call, source } : call)
    request.signal.throwIfAborted()
    if (reply.delivery) await waitForReply(reply.delivery, request.signal)
    const isBodiless = reply.body === '' || request.method === 'HEAD'
    return new Response(isBodiless ? null : spoiledBody(reply, request.signal), {
      status: reply.status,
      statusText: STATUS_CODES[reply.status] ?? '',
      headers: reply.headers,
    })
  }

/** A path that begins with two slashes is a path still. */
const absolute = (input: string): string => (input.startsWith('/') ? base + input : new URL(input, base).href)

const toCall = async (request: Request): Promise<Call> => {
  const { pathname, search } = new URL(request.url)
  const bytes = new Uint8Array(await request.arrayBuffer())
  return {
    method: request.method,
    url: pathname + search,
    originalUrl: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: bytes.length === 0 ? { kind: 'none' } : { kind: 'bytes', bytes },
    address: '127.0.0.1',
    isInProcess: true,
    gone: () => request.signal,
  }
}
