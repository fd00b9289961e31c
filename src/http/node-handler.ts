import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyLimit, type Call, type CallBody, pathOf, type Reply } from './call.js'
import { deliver } from './deliver.js'
import { readBody } from './read-body.js'

/** What the door needs of the house behind it. */
export interface House {
  /** Whether the path is the API's; others are a person's pages, or the next handler's. */
  knows(path: string): boolean
  answer(call: Call): Reply | Promise<Reply>
  /** Serves what a person looks at; false where there is no such page. */
  page(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** A Connect-style handler: for `node:http`, and mountable in an express app, before or behind its parsers. */
export type NodeHandler = (
  request: IncomingMessage & { originalUrl?: string; body?: unknown },
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void

/** The door for `node:http`. */
export const createNodeHandler =
  (house: House): NodeHandler =>
  (request, response, next) => {
    serve(house, { request, response, next }).catch((error: unknown) => {
      if (next) next(error)
      else response.destroy(error instanceof Error ? error : undefined)
    })
  }

interface Visit {
  readonly request: Parameters<NodeHandler>[0]
  readonly response: ServerResponse
  readonly next: ((error?: unknown) => void) | undefined
}

const serve = async (house: House, visit: Visit): Promise<void> => {
  const { request, response, next } = visit
  const url = pathAndQuery(request.url)
  const isApi = house.knows(pathOf(url))
  if (!isApi && (await house.page(request, response))) return
  if (!isApi && next) return next()
  const body = await readBody(request, bodyLimit(url))
  const reply = await house.answer(toCall(visit, url, body))
  if (response.destroyed) return
  const sendWhole = (): void => send(visit, reply, body.kind === 'tooLarge')
  if (reply.delivery) await deliver(visit, { reply, delivery: reply.delivery }, sendWhole)
  else sendWhole()
}

/** Proxies send the whole address in place of path and query. */
const pathAndQuery = (url = '/'): string => {
  if (url.startsWith('/')) return url
  const target = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '')
  return target === '' || target.startsWith('?') ? `/${target}` : target
}

const toCall = ({ request, response }: Visit, url: string, body: CallBody): Call => ({
  method: request.method ?? 'GET',
  url,
  originalUrl: request.originalUrl === undefined ? url : pathAndQuery(request.originalUrl),
  headers: request.headers as Call['headers'],
  body,
  address: request.socket?.remoteAddress ?? '',
  gone: () => whenGone(response),
})

const whenGone = (response: ServerResponse): AbortSignal => {
  const gone = new AbortController()
  if (response.destroyed) gone.abort()
  else response.once('close', () => gone.abort())
  return gone.signal
}

const send = ({ request, response }: Visit, { status, headers, body }: Reply, isCutShort: boolean): void => {
  const length = body !== '' && { 'Content-Length': Buffer.byteLength(body) }
  response.writeHead(status, Object.assign({}, headers, length, isCutShort && { Connection: 'close' }))
  if (!isCutShort) {
    response.end(body)
    return
  }
  response.write(body)
  endAfterUpload(request, response)
}

const patience = 500

/** A connection that ends on unread bytes takes the answer with it: the client may finish, or pause for half a second, first. */
const endAfterUpload = (request: IncomingMessage, response: ServerResponse): void => {
  const timer = setTimeout(end, patience)
  function end(): void {
    clearTimeout(timer)
    response.end()
  }
  request.on('data', () => timer.refresh())
  request.once('end', end).once('close', end)
}
