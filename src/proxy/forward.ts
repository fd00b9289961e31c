import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { PassedHeaders } from './proxied.js'

/** A request on its way to the target. */
export interface Outgoing {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: PassedHeaders
  readonly body: Uint8Array
}

/** Where requests go, and how long an answer may take to begin, in milliseconds. */
export interface Target {
  readonly url: URL
  readonly timeout: number
}

const ofOneHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Headers without those that are for the next hop alone. */
export const passedOn = (headers: PassedHeaders): PassedHeaders => {
  const named = (headers['connection'] ?? []).flatMap((it) => it.toLowerCase().split(',')).map((it) => it.trim())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofOneHop.includes(name) && !named.includes(name)),
  )
}

/** The raw headers of a message by lower-case name, each as often as it came. */
export const headersOf = ({ rawHeaders }: IncomingMessage): PassedHeaders => {
  const headers: Record<string, string[]> = Object.create(null)
  for (let position = 0; position + 1 < rawHeaders.length; position += 2) {
    const name = (rawHeaders[position] ?? '').toLowerCase()
    headers[name] = [...(headers[name] ?? []), rawHeaders[position + 1] ?? '']
  }
  return headers
}

/** Sends a request on; resolves when the answer begins. Rejects where none comes in time, or `gone` tells that nobody waits any more. */
export const forward = (outgoing: Outgoing, { url, timeout }: Target, gone: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(optionsOf(outgoing, url, gone), resolve)
    request.setTimeout(timeout, () => request.destroy(new Error(`no answer in ${timeout} ms`)))
    request.on('error', reject)
    request.end(outgoing.body)
  })

/** A connection of its own for each, since one that is kept may be closed just then; answers that are packed could not be read, so plain ones are asked for. */
const optionsOf = ({ method, path, headers, body }: Outgoing, url: URL, signal: AbortSignal): RequestOptions => ({
  ...{ method, signal, agent: false, protocol: url.protocol, hostname: url.hostname.replace(/^\[|\]$/g, '') },
  ...(url.port !== '' && { port: url.port }),
  path: url.pathname.replace(/(?<!\/)\/+$/, '') + path,
  headers: {
    ...Object.fromEntries(Object.entries(passedOn(headers)).map(([name, values]) => [name, [...values]])),
    host: url.host,
    'accept-encoding': 'identity',
    ...(body.length > 0 && { 'content-length': String(body.length) }),
  },
})
