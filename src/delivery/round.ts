import type { World } from '../state/world.js'
import type { Delivery } from './delivery.js'
import { Queue } from './queue.js'

/** A recorded delivery that is to be sent once more, and who waits for that. */
export interface Redelivery {
  readonly delivery: Delivery
  readonly done: (delivery: Delivery) => void
}

/** Everything on its way between two resets; results of a round that is over count for nothing. */
export class Round {
  readonly queue: Queue
  /** Redeliveries whose turn has not come. */
  readonly again: Redelivery[] = []
  /** Ids of what is sent twice. */
  readonly twice = new Set<number>()
  /** What breaks off each sending. */
  readonly sendings = new Set<AbortController>()
  /** How many deliveries are on their way. */
  busy = 0
  #isOver = false

  constructor(world: World) {
    this.queue = new Queue(world)
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Breaks off what is on its way; whoever waits for a redelivery gets the record as it was. */
  end(): void {
    this.#isOver = true
    for (const sending of this.sendings) sending.abort(new Error('The mock was reset or closed meanwhile'))
    for (const { delivery, done } of this.again.splice(0)) done(delivery)
  }
}
