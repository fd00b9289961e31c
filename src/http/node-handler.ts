import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Call, type CallBody, largestBody, type Reply } from './call.js'

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

const serve = async (house: House, { request, response, next }: Visit): Promise<void> => {
  const [path = '/'] = (request.url ?? '/').split('?', 1)
  const isApi = house.knows(path)
  if (!isApi && (await house.page(request, response))) return
  if (!isApi && next) return next()
  const body = await readBody(request)
  send(response, await house.answer(toCall(request, body)), body.kind === 'tooLarge')
}

const toCall = (request: Visit['request'], body: CallBody): Call => ({
  method: request.method ?? 'GET',
  url: request.url ?? '/',
  originalUrl: request.originalUrl ?? request.url ?? '/',
  headers: request.headers as Call['headers'],
  body,
  address: request.socket?.remoteAddress ?? '',
})

const readBody = (request: Visit['request']): CallBody | Promise<CallBody> => {
  if (request.body !== undefined) return { kind: 'parsed', value: request.body }
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  const isEmpty = (length === undefined || length === '0') && encoding === undefined
  if (isEmpty || request.readableEnded) return { kind: 'none' }
  return collect(request)
}

const collect = (request: IncomingMessage): Promise<CallBody> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= largestBody) chunks.push(chunk)
      else resolve({ kind: 'tooLarge' })
    })
    request.on('end', () =>
      resolve({ kind: 'bytes', bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) }),
    )
    request.on('error', reject)
  })

const send = (response: ServerResponse, { status, headers, body }: Reply, isCutShort: boolean): void => {
  if (response.destroyed) return
  response.writeHead(status, {
    ...headers,
    ...(body !== '' && { 'Content-Length': Buffer.byteLength(body) }),
    ...(isCutShort && { Connection: 'close' }),
  })
  response.end(body)
}
