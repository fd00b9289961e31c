import type { Log, WaitOptions } from '../journal/log.js'
import type { Filter } from '../journal/match.js'
import { type Delivery, type DeliveryState, isConcluded, isDead } from './delivery.js'
import type { Dispatcher } from './dispatcher.js'
import type { Disturbance } from './disturbances.js'
import type { RetryPolicy } from './retry.js'

/** Which deliveries are meant: members of the record, or a function that says yes. */
export type DeliveryFilter = Filter<Delivery>

/** What was, is and will be delivered to the subscribers of webhooks. */
export interface Deliveries {
  /** The latest 1000 deliveries, in the order of their events; one is recorded before the reply that it follows from. */
  all(): readonly Delivery[]
  /**
   * Those that match: members of the record with the values they should have, patterns for texts, functions for anything.
   *
   * `matching({ trigger: 'BOOKING_CREATED', payload: { payload: { title: /^Intro/ } } })`
   */
  matching(filter: DeliveryFilter): readonly Delivery[]
  /** The newest that matches; the newest of all without a filter. */
  last(filter?: DeliveryFilter): Delivery | undefined
  /**
   * The newest delivery that matches, once it is delivered, failed, refused or dropped; a filter that names a `state`, or
   * is a function, says itself how far it must be. Without a filter any will do. `timeout` in milliseconds, default 5000.
   *
   * Rejects with a `WaitTimeout` that names what came nearest, and in what it differed.
   */
  waitFor(filter?: DeliveryFilter, options?: WaitOptions): Promise<Delivery>
  /** Those that were given up, or refused. */
  deadLetters(): readonly Delivery[]
  /**
   * Sends a recorded delivery once more, the same bytes, whatever became of it; resolves with its record after that attempt.
   *
   * Throws a `DeliveryError` for an id that is not on record.
   */
  redeliver(id: number): Promise<Delivery>
  /**
   * Does something to the next deliveries, one by default: `disturb({ do: 'delay', by: { seconds: 30 } })`.
   *
   * Throws a `DeliveryError` for what can be no disturbance.
   */
  disturb(disturbance: Disturbance): void
  /** Disturbances that are still to happen, with how many `times`. */
  disturbances(): readonly Disturbance[]
  /** Forgets the disturbances; what is held back goes out. */
  clearDisturbances(): void
  /**
   * How failed deliveries are repeated from now on, on the mock's clock: `setRetry({ attempts: 3, after: { seconds: 10 } })`.
   * Undefined: not at all, which is the default (WH-26). Later deliveries of the webhook about the same booking wait meanwhile.
   *
   * Throws a `DeliveryError` for what can be no policy.
   */
  setRetry(policy: RetryPolicy | undefined): void
}

/** The deliveries as test authors hold them. */
export const createDeliveries = (log: Log<Delivery>, dispatcher: Dispatcher): Deliveries => ({
  all: () => log.all(),
  matching: (filter) => log.matching(filter),
  last: (filter) => log.last(filter),
  waitFor: (filter = {}, options) => log.waitFor(onceConcluded(filter), options),
  deadLetters: () => log.matching(({ state }) => isDead(state)),
  redeliver: (id) => dispatcher.redeliver(id),
  disturb: (disturbance) => dispatcher.disturbances.add(disturbance),
  disturbances: () => dispatcher.disturbances.all(),
  clearDisturbances: () => dispatcher.clearDisturbances(),
  setRetry: (policy) => dispatcher.setRetry(policy),
})

const concluded = (state: DeliveryState): boolean => isConcluded(state)

const onceConcluded = (filter: DeliveryFilter): DeliveryFilter =>
  typeof filter === 'function' || 'state' in filter ? filter : { ...filter, state: concluded }
