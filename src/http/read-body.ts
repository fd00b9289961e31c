import type { IncomingMessage } from 'node:http'
import type { CallBody } from './call.js'

/** The body of a request that nobody, or a parser before us, has read; of more than `limit` bytes, only that they are too many. */
export const readBody = (
  request: IncomingMessage & { body?: unknown },
  limit: number,
): CallBody | Promise<CallBody> => {
  if (request.body instanceof Uint8Array) return { kind: 'bytes', bytes: request.body }
  if (request.body !== undefined) return { kind: 'parsed', value: request.body }
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  const isEmpty = (length === undefined || length === '0') && encoding === undefined
  if (isEmpty || request.readableEnded) return { kind: 'none' }
  return collect(request, limit)
}

const collect = (request: IncomingMessage, limit: number): Promise<CallBody> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else resolve({ kind: 'tooLarge' })
    })
    request.on('end', () =>
      resolve({ kind: 'bytes', bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) }),
    )
    request.on('error', reject)
  })
