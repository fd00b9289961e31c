import type { SourceLine } from './source-line.js'

/** The body as it arrived: nothing, bytes, a value that a parser before us read, or more bytes than are taken. */
export type CallBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'parsed'; readonly value: unknown }
  | { readonly kind: 'tooLarge' }

/** One request, whatever door it came through. */
export interface Call {
  readonly method: string
  /** Path and query, as far as routing is concerned: without the prefix under which the mock is mounted. */
  readonly url: string
  /** Path and query as the client sent them; errors repeat it. */
  readonly originalUrl: string
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: CallBody
  /** Address of the client. */
  readonly address: string
  /** Whether it came from this very process, without a socket. */
  readonly isInProcess?: true
  /** Where in the user's code it was made, as far as that is known. */
  readonly source?: () => SourceLine | undefined
  /** Tells when the client has gone, for answers that come later. */
  readonly gone?: () => AbortSignal
}

/** One answer, ready to be sent. */
export interface Reply {
  readonly status: number
  /** By name as it goes on the wire. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON text; empty for replies without a body. */
  readonly body: string
  /** Whether the operation wrote anything. */
  readonly changed: boolean
  /** How it goes out where that is not at once and whole. */
  readonly delivery?: Delivery
}

/** What goes wrong on purpose on the way to the client. */
export interface Delivery {
  /** Milliseconds of the platform's clock to wait first. */
  readonly delay: number
  /** Ends the connection without an answer, or in the middle of the body. */
  readonly connection?: 'reset' | 'truncate'
  /** Milliseconds over which the body is spread; 0 sends it at once. */
  readonly slowBody: number
  /** Told when nobody is to wait any longer. */
  readonly ended: AbortSignal
}

/** Largest body that is read, in bytes (LM-04). */
const largestBody = 1024 * 1024
/** Largest state that is imported, in bytes. */
const largestState = 64 * largestBody

const importsState = /^(?:\/~[^/]+)?\/__svc\/state\/?(?:\?|$)/

/** Most bytes that are read of the body of a request to this path. */
export const bodyLimit = (url: string): number => (importsState.test(url) ? largestState : largestBody)

/** The path of an address without its query. */
export const pathOf = (url: string): string => {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
