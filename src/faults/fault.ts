import type { OperationId } from '../contract/wire.js'
import type { RefusalName } from './refusal-names.js'

/**
 * Something that goes wrong on purpose: which answers it meets, and what becomes of them.
 *
 * It meets requests whose operation and caller are known; those refused earlier (no such path, wrong credentials) keep their own refusal.
 * What is left out of the aim does not matter; at least one of the effects is given.
 */
export interface Fault {
  /** Only answers of this operation. */
  readonly operationId?: OperationId
  /** Only answers to this credential, by its name in the scenario; `anonymous` for callers without credentials. */
  readonly caller?: string
  /** The first request that meets it, among those it is aimed at, counted from 1; `times` is 1 then, unless it says more. */
  readonly nth?: number
  /** How many answers meet it, 1 or more. Left out: one with `next`, every one with `add` and in a scenario. */
  readonly times?: number
  /** How likely it meets a request that it is aimed at, above 0 up to 1; drawn from the seed, the same in every run. */
  readonly chance?: number
  /** Seed of chance and jitter, in place of the mock's. */
  readonly seed?: number

  /** Answers this status, 400 to 599, in the error form of the service. */
  readonly status?: number
  /** Refuses by the name of a refusal, with its status and code: `booking.host_busy`; `svc-mock ledger` prints the names. */
  readonly refuse?: RefusalName
  /** Answers as to a caller over the rate limit: 429 with its three headers (RL-03). */
  readonly rateLimited?: true
  /** Answers as to an expired access token: 498 (AU-06); in v1 as to an expired key. */
  readonly expiredToken?: true
  /** Milliseconds of the platform's clock by which the answer is late, up to 600,000. */
  readonly latency?: number
  /** Milliseconds by which the latency may be more. */
  readonly jitter?: number
  /** `reset` ends the connection without an answer, `truncate` in the middle of the body; `malformed` sends a body that is no JSON, with the right length. */
  readonly connection?: 'reset' | 'truncate' | 'malformed'
  /** Milliseconds over which the body is spread. */
  readonly slowBody?: number
  /**
   * Whether the operation has no effect (`before`, as where it is left out), or takes effect and its answer is lost (`after`);
   * goes with `status` and `connection: 'reset'`, since other refusals never have an effect, and other answers always have theirs.
   */
  readonly when?: 'before' | 'after'
}

/** A fault that waits for requests. */
export interface WaitingFault extends Fault {
  /** Its number, as `x-mock-fault` on the answers that it met tells it. */
  readonly id: number
  /** How many answers met it so far. */
  readonly met: number
}

/** A fault that one request meets, with what chance made of it. */
export interface MetFault {
  readonly id: number
  readonly fault: Fault
  /** Milliseconds by which the answer is late. */
  readonly delay: number
}

/** Sets faults and ends them. Setting throws a `FaultError` for one that cannot be: it names the nearest where a name is unknown. */
export interface MockFaults {
  /** A fault for the next request that it is aimed at, or for so many as `times` says: `next({ operationId: 'createBooking', status: 503 })`. */
  next(fault: Fault): WaitingFault
  /** A fault that stays until it is removed, or until `times` are over. */
  add(fault: Fault): WaitingFault
  /** Those that still wait, in the order in which they were set; the first that a request fits is the one it meets. */
  list(): readonly WaitingFault[]
  /** Ends one, and answers how it was last; undefined where there is none of that number. */
  remove(id: number): WaitingFault | undefined
  /** Ends all of them, those of the scenario too; answers how many there were. */
  clear(): number
}
