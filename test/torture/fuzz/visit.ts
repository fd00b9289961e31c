import { EventEmitter } from 'node:events'
import { validateHeaderName, validateHeaderValue } from 'node:http'
import type { NodeHandler } from '../../../src/http/node-handler.js'
import { type Attempt, bytesOf, targetOf } from './attempt.js'

/** What came of a request: a reply, or none where the connection was ended on purpose. */
export interface Outcome {
  readonly status: number | undefined
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Whether the client gave up waiting first. */
  readonly hasWaited: boolean
  /** What the answer took, in milliseconds, where nobody waited. */
  readonly took: number
}

/** What the handler writes to, in place of a response over a socket; header names and values are judged as the platform does. */
class Response extends EventEmitter {
  destroyed = false
  status: number | undefined
  headers: Record<string, string> = {}
  readonly #chunks: Buffer[] = []
  readonly #ended: (body: string, error?: unknown) => void

  constructor(ended: (body: string, error?: unknown) => void) {
    super()
    this.#ended = ended
  }

  get socket() {
    return { resetAndDestroy: () => this.destroy() }
  }

  writeHead(status: number, headers: Record<string, string | number>): void {
    for (const [name, value] of Object.entries(headers)) {
      validateHeaderName(name)
      validateHeaderValue(name, String(value))
      this.headers[name.toLowerCase()] = String(value)
    }
    this.status = status
  }

  write(chunk: string | Uint8Array, written?: () => void): void {
    this.#chunks.push(Buffer.from(chunk as string))
    if (written) setImmediate(written)
  }

  end(chunk: string | Uint8Array = ''): void {
    this.write(chunk)
    this.#ended(Buffer.concat(this.#chunks).toString())
  }

  destroy(error?: unknown): void {
    if (this.destroyed) return
    this.destroyed = true
    this.#ended(Buffer.concat(this.#chunks).toString(), error)
    this.emit('close')
  }
}

/** Milliseconds after which the client gives up waiting, and after which the mock has given it up too. */
const [patience, despair] = [15, 2000]

/** Headers as the platform hands them over: by lower-case name, several of one name as one. */
const received = ({ headers }: Attempt): Record<string, string> => {
  const result: Record<string, string> = { host: '127.0.0.1:4010' }
  for (const [name, value] of headers) result[name.toLowerCase()] = value.trim()
  return result
}

/** Sends the request through the handler of `node:http`, without a socket; rejects where the handler fails. */
export const visit = (handler: NodeHandler, attempt: Attempt): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    let hasWaited = false
    const timers = [
      setTimeout(() => {
        hasWaited = true
        response.emit('close')
      }, patience),
      setTimeout(() => reject(new Error('Nothing was answered, nor ended')), despair),
    ]
    const response = new Response((body, error) => {
      for (const timer of timers) clearTimeout(timer)
      if (error) return reject(error)
      const { status, headers } = response
      resolve({ status, headers, body, hasWaited, took: performance.now() - begun })
    })
    const request = {
      ...{ method: attempt.method, url: targetOf(attempt), headers: received(attempt) },
      ...{ body: bytesOf(attempt), socket: { remoteAddress: '127.0.0.1' }, readableEnded: true },
    }
    handler(request as never, response as never, undefined)
  })
