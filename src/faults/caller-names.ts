import type { KnownCaller } from '../domain/access/caller.js'

/** By which names faults speak of callers. */
export interface CallerNames {
  /** Every name there is, but that of callers without credentials. */
  all(): readonly string[]
  /** Those of one caller. */
  of(caller: KnownCaller): readonly string[]
}
