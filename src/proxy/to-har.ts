import type { PassedHeaders } from './proxied.js'
import type { Sanitized } from './sanitize.js'

/** What a recording says of itself. */
export interface Recording {
  readonly version: string
  /** Origin and base path of the target. */
  readonly target: string
}

/** What passed through as an HTTP archive (HAR 1.2); findings stand as comments. */
export const toHar = (exchanges: readonly Sanitized[], { version, target }: Recording) => ({
  log: {
    version: '1.2',
    creator: { name: 'svc-mock', version },
    comment: 'Secrets are left out; people go by other names.',
    entries: exchanges.map((exchange) => toEntry(exchange, target)),
  },
})

const toEntry = (exchange: Sanitized, target: string) => ({
  startedDateTime: new Date(exchange.at).toISOString(),
  time: Math.round(exchange.milliseconds * 1000) / 1000,
  request: toRequest(exchange, target),
  response: toResponse(exchange),
  cache: {},
  timings: { send: 0, wait: Math.round(exchange.milliseconds * 1000) / 1000, receive: 0 },
  ...(exchange.findings.length > 0 && { comment: exchange.findings.map(({ message }) => message).join(' | ') }),
})

const toRequest = ({ method, path, requestHeaders, requestBody }: Sanitized, target: string) => {
  const text = textOf(requestBody)
  return {
    method,
    url: target + path,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: toHeaders(requestHeaders),
    queryString: [...new URLSearchParams(path.split('?')[1] ?? '')].map(([name, value]) => ({ name, value })),
    ...(text !== '' && { postData: { mimeType: typeOf(requestHeaders), text } }),
    headersSize: -1,
    bodySize: Buffer.byteLength(text),
  }
}

const toResponse = ({ status, statusText, replyHeaders, replyBody }: Sanitized) => {
  const text = textOf(replyBody)
  return {
    ...{ status, statusText, httpVersion: 'HTTP/1.1', cookies: [], headers: toHeaders(replyHeaders) },
    content: { size: Buffer.byteLength(text), mimeType: typeOf(replyHeaders), text },
    redirectURL: replyHeaders['location']?.[0] ?? '',
    headersSize: -1,
    bodySize: Buffer.byteLength(text),
  }
}

/** The lengths of what was there before tell nothing of what stands here. */
const toHeaders = (headers: PassedHeaders) =>
  Object.entries(headers)
    .filter(([name]) => name !== 'content-length')
    .flatMap(([name, values]) => values.map((value) => ({ name, value })))

const textOf = (body: unknown): string => {
  if (body === undefined) return ''
  return typeof body === 'string' ? body : JSON.stringify(body)
}

const typeOf = (headers: PassedHeaders): string => headers['content-type']?.[0] ?? ''
