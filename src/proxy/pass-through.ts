import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallBody } from '../http/call.js'
import { readBody } from '../http/read-body.js'
import { forward, headersOf, passedOn, type Target } from './forward.js'
import type { Passed } from './proxied.js'

/** Bytes of one body beyond which a request is refused, and an answer passes without being kept. */
export const largestKept = 10 * 1024 * 1024

type Arrived = Pick<Passed, 'at' | 'method' | 'path' | 'requestHeaders' | 'requestBody'>

/** A handler that passes each request on to the target, and tells of it once it is answered. Where no answer comes, it answers 502 itself. */
export const passThrough =
  (target: Target, tell: (passed: Passed) => void) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const begun = performance.now()
    const arrived = await arrivedOf(request)
    if (arrived.requestBody.kind === 'tooLarge')
      return refuse(response, 413, `The body is larger than ${largestKept} bytes`)
    try {
      const reply = await forward(outgoingOf(arrived), target, whenGone(response))
      const replyHeaders = headersOf(reply)
      const { statusCode: status = 502, statusMessage: statusText = '' } = reply
      response.writeHead(status, statusText, mutable(passedOn(replyHeaders)))
      const replyBody = await passBody(reply, response)
      tell({ ...arrived, milliseconds: performance.now() - begun, status, statusText, replyHeaders, replyBody })
    } catch (error) {
      fail(response, target, error)
    }
  }

const arrivedOf = async (request: IncomingMessage): Promise<Arrived> => ({
  at: Date.now(),
  method: request.method ?? 'GET',
  path: request.url ?? '/',
  requestHeaders: headersOf(request),
  requestBody: await readBody(request, largestKept),
})

const outgoingOf = ({ method, path, requestHeaders: headers, requestBody }: Arrived) => ({
  ...{ method, path, headers, body: bytesIn(requestBody) },
})

const bytesIn = (body: CallBody): Uint8Array => (body.kind === 'bytes' ? body.bytes : new Uint8Array())

const mutable = (headers: Passed['replyHeaders']): Record<string, string[]> =>
  Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, [...values]]))

const whenGone = (response: ServerResponse): AbortSignal => {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return gone.signal
}

/** Sends the answer on as it comes, and answers what it was. */
const passBody = async (reply: IncomingMessage, response: ServerResponse): Promise<Uint8Array | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largestKept) chunks.push(chunk)
    if (!response.write(chunk)) await drained(response)
  }
  response.end()
  return size <= largestKept ? Buffer.concat(chunks) : undefined
}

const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    response.once('drain', resolve).once('close', resolve)
  })

/** An answer that broke off in the middle breaks off here too. */
const fail = (response: ServerResponse, { url }: Target, error: unknown): void => {
  if (response.headersSent || response.destroyed) response.destroy()
  else refuse(response, 502, `The target ${url.origin} could not be asked: ${reasonOf(error)}`)
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  ECONNRESET: 'it ended the connection',
}

const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ?? (message || code)
}

const refuse = (response: ServerResponse, status: 413 | 502, message: string): void => {
  const code = status === 413 ? 'PayloadTooLargeException' : 'BadGatewayException'
  const details = { message, error: code, statusCode: status }
  const body = JSON.stringify({ status: 'error', error: { code, message, details } })
  response.writeHead(status, { 'content-type': 'application/json', 'x-mock-warning': 'proxy', connection: 'close' })
  response.end(body)
}
