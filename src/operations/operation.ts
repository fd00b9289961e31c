import type { Answer, Body, NoContent, OperationId, Params, Query } from '../contract/wire.js'
import type { Caller } from '../domain/access/caller.js'
import type { Failure } from '../domain/failure.js'
import type { HostExplanation } from '../domain/hosts/host-choice.js'
import type { Happening } from '../domain/webhook/happening.js'
import type { AlternativeId, LedgerId } from '../generated/ledger.js'
import type { World } from '../state/world.js'

/** What an answer leaves behind beside its body: the decisions it rests on, and warnings a client should heed. */
export interface Notes {
  /** Cites decisions that turned this reply; most specific first. A rule that merely passed is not cited. */
  restsOn(...ids: readonly LedgerId[]): void
  /** A hint for the client: goes into `x-mock-warning`, journal and report. */
  warn(message: string, id?: LedgerId): void
  /** A finding of a refusing alternative: refuses where the alternative is on, else warns that the public service would. */
  judge(alternative: AlternativeId, finding: Failure | undefined): void
  /** Whether an alternative is on; for choosing alternatives, read in one place each. */
  isOn(alternative: AlternativeId): boolean
  /** Why these hosts, for the journal. */
  explain(why: HostExplanation): void
  /** Something happened that subscribers are told of, in the order of telling; forgotten where the operation is refused. */
  raise(...happenings: readonly Happening[]): void
}

/** What is known of a request before its query and body are read. */
export interface AccessRequest<Id extends OperationId> extends Notes {
  readonly params: Params<Id>
  readonly caller: Caller
}

/** A whole request of the current generation, decoded and checked. */
export interface Request<Id extends OperationId> extends AccessRequest<Id> {
  readonly query: Query<Id>
  readonly body: Body<Id>
  /** Names that the document does not describe and that were dropped (ER-07): of the body's properties, or, where there is none, of parameters. */
  readonly unknown: readonly string[]
}

/** A whole request of the older generation: its own query and body. */
export interface OlderRequest<Id extends OperationId, OlderBody = unknown, OlderQuery = unknown>
  extends AccessRequest<Id> {
  readonly query: OlderQuery
  readonly body: OlderBody
  readonly unknown: readonly string[]
}

/** Who may, and what happens: one file each, named after its operationId. */
export interface Operation<Id extends OperationId, Loaded = void> {
  /** Looks up the subject and decides whether the caller may; throws a `Failure`. Runs before query and body are read (ER-16). */
  authorize(request: AccessRequest<Id>, world: World): Loaded
  /** Load, decide, save, project; all writes are taken back when it throws. */
  handle(request: Request<Id>, world: World, loaded: Loaded): Answer<Id>
  /** The same in the older generation, where `x-svc-version` gives it a form of its own (VR-10). */
  // biome-ignore lint/suspicious/noExplicitAny: each operation narrows its own older query and body
  older?: (request: OlderRequest<Id, any, any>, world: World, loaded: Loaded) => object
}

/** The answer of an operation whose reply is `{status, data}`, whatever keys the document adds. */
export const success = <Data>(data: Data): { data: Data } => ({ data })

/** The answer of an operation whose success has no body (204). */
export const noContent: NoContent = {}

/** For operations that everybody with valid credentials, or nobody in particular, may call. */
export const anyCaller = (): void => undefined

/** An operation whatever its id and what it loads; the pipeline hands each its own parts back. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds operations of every id
export type AnyOperation = Operation<any, any>
