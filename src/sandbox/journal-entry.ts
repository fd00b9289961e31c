import type { Exchange } from '../pipeline/engine.js'

/** One request and its answer, as the journal keeps it. */
export interface JournalEntry extends Exchange {
  /** Counts requests, from 1. */
  readonly id: number
}
