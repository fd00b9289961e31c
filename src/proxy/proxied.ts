import type { CallBody } from '../http/call.js'

/** One side of what passed through: headers by lower-case name, each as often as it came. */
export interface PassedHeaders {
  readonly [name: string]: readonly string[]
}

/** One request that passed through, and its answer. */
export interface Passed {
  /** When the request came: milliseconds since the epoch. */
  readonly at: number
  readonly milliseconds: number
  readonly method: string
  /** Path and query, as the client sent them. */
  readonly path: string
  readonly requestHeaders: PassedHeaders
  readonly requestBody: CallBody
  readonly status: number
  readonly statusText: string
  readonly replyHeaders: PassedHeaders
  /** Undefined where it was larger than what is kept. */
  readonly replyBody: Uint8Array | undefined
}

/** In what a request or its answer leaves the documents. */
export interface ProxyFinding {
  readonly side: 'request' | 'reply'
  /** A gap leaves the documents; a note does not. */
  readonly weight: 'gap' | 'note'
  readonly rule: string
  /** JSON pointer into the body, or what part it is about; empty for the whole. */
  readonly place: string
  /** One sentence. */
  readonly message: string
}

/** What passed through, and what the documents say of it. */
export interface Judged extends Passed {
  /** Undefined where the path leads to no operation of the documents. */
  readonly operationId: string | undefined
  readonly findings: readonly ProxyFinding[]
}

/** The body as JSON; undefined for none, and for what is none. */
export const jsonOf = (bytes: Uint8Array | undefined): unknown => {
  if (!bytes || bytes.length === 0) return undefined
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return undefined
  }
}

/** The bytes of a request's body. */
export const bytesOf = (body: CallBody): Uint8Array | undefined => (body.kind === 'bytes' ? body.bytes : undefined)
