import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** The parser's error: its code, and what it stumbled over. */
interface ParserError extends Error {
  readonly code?: string
  readonly reason?: string
}

/** Lets the server say in the service's own form what was wrong with bytes that are no request; the platform would say `400` and nothing else. */
export const answerUnreadable = (server: Server, answering: ReadonlySet<ServerResponse>): void => {
  const ending = new WeakSet<Duplex>()
  server.on('clientError', (error: ParserError, socket) => {
    if (ending.has(socket)) return
    ending.add(socket)
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy(error)
    void answered(answering, socket).then((isBegun) => (isBegun ? socket.end() : socket.end(refusal(error))))
    endSoon(socket)
  })
}

/** Waits for the answers to what came whole before; answers whether what came in part has an answer begun. */
const answered = async (answering: ReadonlySet<ServerResponse>, socket: Duplex): Promise<boolean> => {
  const own = [...answering].filter(({ req }) => req.socket === socket)
  await Promise.all(own.filter(({ req }) => req.complete).map(closed))
  return own.some(({ req, headersSent }) => !req.complete && headersSent)
}

const closed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (response.closed) resolve()
    else response.once('close', resolve)
  })

const patience = 500

/** A connection that ends on unread bytes takes the answer with it: the client may read it first. */
const endSoon = (socket: Duplex): void => {
  socket.once('finish', () => {
    const timer = setTimeout(() => socket.destroy(), patience).unref()
    socket.once('close', () => clearTimeout(timer))
  })
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const codes: Readonly<Record<number, string>> = {
  400: 'BadRequestException',
  408: 'RequestTimeoutException',
  413: 'PayloadTooLargeException',
  431: 'RequestHeaderFieldsTooLargeException',
}

const sentences: Readonly<Record<number, string>> = {
  408: 'The request did not arrive whole in the time that there is for it; send it again, at once',
  413: 'The body comes with chunk extensions that are too large; leave them out',
  431: 'The request line and the headers are larger than 16 KiB together; send less',
}

/** Nobody's clock is asked, since nobody's world was: the moment is the machine's. */
const refusal = ({ code = '', reason, message }: ParserError): string => {
  const status = statuses[code] ?? 400
  const told = sentences[status] ?? `The bytes that came are no HTTP/1.1 request: ${reason ?? message}; mend the client`
  const error = STATUS_CODES[status] ?? ''
  const body = JSON.stringify({
    status: 'error',
    timestamp: new Date().toISOString(),
    path: '',
    error: { code: codes[status], message: told, details: { message: told, error, statusCode: status } },
  })
  return [
    `HTTP/1.1 ${status} ${error}`,
    'Content-Type: application/json; charset=utf-8',
    'Access-Control-Allow-Origin: *',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
