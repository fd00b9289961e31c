import { type Filter, matches } from '../journal/match.js'
import type { Delivery } from './delivery.js'

/** What a receiver in this process answers: a response, a status, or nothing, which counts as 200. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function without a return is a receiver too
export type ReceiverAnswer = Response | number | undefined | void

/**
 * A receiver in this process, in place of HTTP.
 *
 * The request is what the wire would have carried. An error that it throws counts as a failed connection.
 */
export type Receiver = (request: Request, delivery: Delivery) => ReceiverAnswer | Promise<ReceiverAnswer>

/** Which deliveries a receiver takes; all where nothing is said. */
export type ReceiverFilter = Filter<Pick<Delivery, 'trigger' | 'webhookId' | 'url' | 'bookingUid'>>

interface Registration {
  readonly receiver: Receiver
  readonly filter: ReceiverFilter
}

/** The receivers in this process; the first whose filter matches takes a delivery. */
export class Receivers {
  readonly #registered = new Set<Registration>()

  /** Answers what takes the receiver away again. */
  add(receiver: Receiver, filter: ReceiverFilter = {}): () => void {
    const registration = { receiver, filter }
    this.#registered.add(registration)
    return () => {
      this.#registered.delete(registration)
    }
  }

  for(delivery: Delivery): Receiver | undefined {
    return [...this.#registered].find(({ filter }) => matches(filter, delivery))?.receiver
  }

  clear(): void {
    this.#registered.clear()
  }
}
