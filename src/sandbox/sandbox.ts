import type { Deliveries } from '../delivery/deliveries.js'
import type { Dispatcher } from '../delivery/dispatcher.js'
import type { Faults } from '../faults/faults.js'
import type { Log } from '../journal/log.js'
import type { Engine } from '../pipeline/engine.js'
import type { World, WorldSnapshot } from '../state/world.js'
import type { JournalEntry } from './journal-entry.js'
import type { Past } from './past.js'
import type { SandboxClock } from './sandbox-clock.js'

/** Everything stored, and when it was kept: milliseconds since the epoch on the sandbox's clock. */
export interface KeptSnapshot {
  readonly takenAt: number
  readonly content: WorldSnapshot
}

/** One isolated service: its own state, clock, counters, journal, faults, outbox and rate limits (design decision 7). */
export interface Sandbox {
  /** Undefined for the default one. */
  readonly name: string | undefined
  readonly world: World
  readonly engine: Engine
  readonly clock: SandboxClock
  readonly journal: Log<JournalEntry>
  readonly dispatcher: Dispatcher
  readonly deliveries: Deliveries
  readonly faults: Faults
  /** What was kept by name, to be restored. */
  readonly snapshots: Map<string, KeptSnapshot>
  readonly past: Past
  /** To be called after every change: sends what is to be sent, and looks again what is due. */
  stir(): void
  /** Back to the scenario: state, clock, ids, rate limits, journal, faults and deliveries too. */
  reset(): void
  /** Back to a snapshot; journal and deliveries begin anew. */
  restore(snapshot: WorldSnapshot): void
  close(): Promise<void>
}
