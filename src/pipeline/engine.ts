import type { Alternative } from '../alternatives/alternative.js'
import type { Contract } from '../contract/contract.js'
import type { OperationId } from '../contract/wire.js'
import type { Words } from '../contract/words.js'
import type { HostExplanation } from '../domain/hosts/host-choice.js'
import type { Happening } from '../domain/webhook/happening.js'
import type { Faults } from '../faults/faults.js'
import type { LedgerId } from '../generated/ledger.js'
import type { SourceLine } from '../http/source-line.js'
import type { AnyOperation } from '../operations/operation.js'
import type { Overlay } from '../overlay/overlay.js'
import type { World } from '../state/world.js'
import type { Warning } from './notes.js'
import type { Policy } from './policy.js'
import type { RateLimiter } from './rate-limit.js'
import type { Sent } from './sent.js'
import type { Violation } from './violations-in.js'

/** The versions of one request. */
export interface VersionTold {
  /** The header as it came; undefined without one. */
  readonly asked: string | undefined
  /** The header's value that the answer belongs to, `older` for the form before it; undefined where the operation was absent in what was asked. */
  readonly served: string | undefined
}

/** What happened in one request, for the log and the journal. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly operationId: OperationId | undefined
  readonly status: number
  /** Name of the credential; undefined for anonymous callers. */
  readonly caller: string | undefined
  readonly generation: 'current' | 'older' | undefined
  /** What the version header asked for and what answered; undefined where the operation has no versions, or none was found. */
  readonly version: VersionTold | undefined
  /** Where the request left the contract; empty for a proper one, whatever it was answered. */
  readonly violations: readonly Violation[]
  readonly warnings: readonly Warning[]
  readonly restsOn: readonly LedgerId[]
  /** Why these hosts: who was asked, who was busy, who was left by which step; undefined where none were chosen. */
  readonly why: HostExplanation | undefined
  readonly refusedBy: string | undefined
  /** Number of the fault that it met; what a client sees of a broken connection is not told here. */
  readonly fault: number | undefined
  /** Name of the test that asked (`x-mock-test`). */
  readonly test: string | undefined
  /** The line of the user's that asked; known in this process alone, and only of requests that there is something to say of. */
  readonly source: SourceLine | undefined
  /** When it was answered, on the world's clock; milliseconds since the epoch. */
  readonly at: number
  /** How long the answer took. */
  readonly milliseconds: number
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  /** The body as the client sent it, parsed; undefined where there was none, or none that can be read. */
  readonly body: unknown
  /** The body of the reply, as it was sent. */
  readonly reply: unknown
  /** What else it sent that turned the answer. */
  readonly sent?: Sent
  /** Answered from the user's own document (`overlay`), by no handler of the mock. */
  readonly synthetic?: true
  /** The operation of that document: its operationId, or method and path. */
  readonly overlayOperation?: string
  /** How much of it there is to keep: characters of path and reply, and bytes of the body. */
  readonly size: number
}

/** Everything that answering needs: the documents, the handlers, one world, and the switches. */
export interface Engine {
  readonly contract: Contract
  readonly operations: Readonly<Record<OperationId, AnyOperation>>
  /** Shaping alternatives that are on, in their order. */
  readonly shaping: readonly Alternative[]
  readonly world: World
  readonly policy: Policy
  readonly words: Words
  readonly limiter: RateLimiter
  readonly faults: Faults
  /** The user's own document, which answers what has no handler here. */
  readonly overlay?: Overlay | undefined
  /** Counts the answers made from it, so that the same requests get the same ones. */
  nextSynthetic(): number
  /** Name for one refused request, a function of the seed and the number of refusals before. */
  nextRequestId(): string
  /** Writes what subscribers are told of into the world's outbox, within the transaction of what happened; answers the numbers of the deliveries. */
  publish(world: World, happenings: readonly Happening[]): readonly number[]
  /** Told of every request once it is answered. */
  observe(exchange: Exchange): void
  /** Told of replies of ours that leave the contract, and of errors nobody foresaw. */
  fault(error: unknown, exchange: { readonly method: string; readonly path: string }): void
  /** Whether a reply of ours that leaves the contract is an error (in tests) or a warning. */
  readonly isStrict: boolean
}
