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

/** The door for `node:http`. What needs no waiting is answered within the call: a turn of the loop costs as much as a short answer. */
export const createNodeHandler =
  (house: House): NodeHandler =>
  (request, response, next) => {
    const fail = (error: unknown): void => {
      if (next) next(error)
      else response.destroy(error instanceof Error ? error : undefined)
    }
    try {
      serve(house, { request, response, next })?.catch(fail)
    } catch (error) {
      fail(error)
    }
  }

interface Visit {
  readonly request: Parameters<NodeHandler>[0]
  readonly response: ServerResponse
  readonly next: ((error?: unknown) => void) | undefined
}

/** Nothing, or what is still to be waited for. */
type Done = Promise<void> | undefined

const serve = (house: House, visit: Visit): Done => {
  const url = pathAndQuery(visit.request.url)
  return house.knows(pathOf(url)) ? serveApi(house, visit, url) : servePage(house, visit, url)
}

const servePage = async (house: House, visit: Visit, url: string): Promise<void> => {
  const { request, response, next } = visit
  if (await house.page(request, response)) return
  if (next) next()
  else await serveApi(house, visit, url)
}

const serveApi = (house: House, visit: Visit, url: string): Done => {
  const answer = (body: CallBody): Done => {
    const reply = house.answer(toCall(visit, url, body))
    const isCutShort = body.kind === 'tooLarge'
    return reply instanceof Promise
      ? reply.then((it) => respond(visit, it, isCutShort))
      : respond(visit, reply, isCutShort)
  }
  const body = readBody(visit.request, bodyLimit(url))
  return body instanceof Promise ? body.then(answer) : answer(body)
}

const respond = (visit: Visit, reply: Reply, isCutShort: boolean): Done => {
  if (visit.response.destroyed) return undefined
  if (reply.delivery) return deliver(visit, { reply, delivery: reply.delivery }, () => send(visit, reply, isCutShort))
  send(visit, reply, isCutShort)
  return undefined
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
  const bytes = Buffer.byteLength(body)
  const length = bytes > 0 && { 'Content-Length': bytes }
  response.writeHead(status, Object.assign({}, headers, length, isCutShort && { Connection: 'close' }))
  if (!isCutShort) {
    // Plain ASCII is the same in both, and written faster.
    response.end(body, bytes === body.length ? 'latin1' : 'utf8')
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
