import type { Match } from '../contract/router.js'

/** One operation of the user's own document, which the mock has no handler for. */
export interface OverlayOperation {
  /** Its operationId; method and path where it has none. */
  readonly id: string
  readonly method: string
  /** The template with the base path of its server. */
  readonly path: string
  /** The template as the document has it. */
  readonly ownPath: string
  readonly generation: 'v1' | 'v2'
  /** Whether the document asks for credentials. */
  readonly needsCredentials: boolean
}

/** A request as the document is asked to judge and to answer it. */
export interface OverlayRequest {
  readonly method: string
  /** Path and query, without the base path of the server. */
  readonly path: string
  readonly query: Readonly<Record<string, string | string[]>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** How an answer is to be made. */
export interface OverlayWish {
  /** Of the first example or the plainest value of the schema, or of chance. */
  readonly mode: 'static' | 'dynamic'
  /** What chance is drawn from. */
  readonly seed: string
  /** The response that is asked for; undefined: the first success. */
  readonly status?: number
  /** Name of the example that is asked for. */
  readonly example?: string
}

/** One thing in which a request or an answer leaves the document. */
export interface OverlayFinding {
  /** `body.items.0.name`, `query.limit`. */
  readonly place: string
  readonly rule: string
  /** One sentence. */
  readonly message: string
}

/** An answer by the document. */
export interface OverlayAnswer {
  readonly kind: 'answered'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** In what the answer leaves its own document. */
  readonly findings: readonly OverlayFinding[]
}

/** A request that leaves the document. */
export interface OverlayRefusal {
  readonly kind: 'refused'
  readonly reason: 'credentials' | 'contentType' | 'invalid'
  readonly findings: readonly OverlayFinding[]
}

/** What the document makes of a request; it may not say how to answer it. */
export type OverlayOutcome =
  | OverlayAnswer
  | OverlayRefusal
  | { readonly kind: 'unanswerable'; readonly message: string }

/** The user's own document beside ours: answers what we have no handler for. */
export interface Overlay {
  /** What the document is called in messages. */
  readonly name: string
  /** The document, with the files that it refers to. */
  readonly document: Readonly<Record<string, unknown>>
  /** Absolute paths of its files. */
  readonly files: readonly string[]
  readonly operations: readonly OverlayOperation[]
  /** How answers are made where the request does not say. */
  readonly mode: OverlayWish['mode']
  /** What its user should know before he relies on it. */
  readonly warnings: readonly string[]
  find(method: string, path: string): Match<OverlayOperation>
  /** Whether any of its paths may begin so. */
  knows(path: string): boolean
  answer(operation: OverlayOperation, request: OverlayRequest, wish: OverlayWish): Promise<OverlayOutcome>
}
