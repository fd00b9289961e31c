import { connect } from 'node:net'
import { type Attempt, bytesOf, targetOf } from './attempt.js'
import type { Outcome } from './visit.js'

/** Milliseconds after which the client gives up waiting. */
const patience = 300

/** The bytes of a request, whatever a platform's client would say of them; only line ends and blanks stay out of where they would end it. */
const bytesOnTheWire = (attempt: Attempt): Buffer => {
  const body = bytesOf(attempt)
  const isChunked = body !== undefined && body.length % 5 === 1
  const lines = [
    `${attempt.method} ${targetOf(attempt).replace(/[\s]/g, '+')} HTTP/1.1`,
    ...(attempt.headers.some(([name]) => name === 'host') ? [] : ['Host: 127.0.0.1']),
    ...attempt.headers.map(([name, value]) => `${name}: ${value}`),
    ...(isChunked ? ['Transfer-Encoding: chunked'] : []),
    ...(body && !isChunked ? [`Content-Length: ${body.length}`] : []),
    'Connection: close',
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  if (!body) return head
  return Buffer.concat(
    isChunked
      ? [head, Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]
      : [head, body],
  )
}

/** Sends the request over a socket of its own to the server at the address, and listens until that ends the connection. */
export const sendRaw = (url: string, attempt: Attempt): Promise<Outcome> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port) })
    const chunks: Buffer[] = []
    let hasWaited = false
    const timer = setTimeout(() => {
      hasWaited = true
      socket.destroy()
    }, patience)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ ...heard(Buffer.concat(chunks)), hasWaited, took: performance.now() - begun })
    })
    socket.write(bytesOnTheWire(attempt))
  })

const interim = /^HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n/

const heard = (bytes: Buffer): Pick<Outcome, 'status' | 'headers' | 'body'> => {
  const all = bytes.toString().replace(interim, '')
  const end = all.indexOf('\r\n\r\n')
  const [first = '', ...lines] = all.slice(0, Math.max(0, end)).split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name.toLowerCase(), value.join(': ')]
  })
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(first) ?? []
  return {
    status: status === undefined ? undefined : Number(status),
    headers: Object.fromEntries(headers),
    body: all.slice(end + 4),
  }
}
