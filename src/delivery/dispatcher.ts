import { instantKey } from '../state/booking-keys.js'
import { createCarrier } from './carrier.js'
import { deliver, deliverAgain, type Means } from './deliver.js'
import type { Delivery } from './delivery.js'
import { DeliveryError } from './delivery-error.js'
import { type DispatcherOptions, inspect, reportFailure } from './dispatcher-options.js'
import { Disturbances } from './disturbances.js'
import { type Receiver, type ReceiverFilter, Receivers } from './receivers.js'
import { Records } from './records.js'
import { checkedRetry, type RetryPolicy } from './retry.js'
import { Round } from './round.js'
import { checkedSettings, type DeliverySettings } from './settings.js'
import { takeIn } from './take-in.js'

/** How many deliveries are on their way at most (WH-25). */
const mostAtOnce = 4

/**
 * Sends what a world's outbox holds, never within the call that wrote it (WH-26).
 *
 * It does not watch the clock: whoever moves it, or waits for `due`, calls `stir`.
 */
export class Dispatcher {
  readonly disturbances = new Disturbances()
  readonly #options: DispatcherOptions
  readonly #settings: DeliverySettings
  readonly #receivers = new Receivers()
  readonly #records: Records
  readonly #means: Means
  #retry: RetryPolicy | undefined
  #round: Round
  #isWoken = false
  #isClosed = false
  #settling: (() => void)[] = []

  constructor(options: DispatcherOptions) {
    this.#options = options
    this.#settings = checkedSettings(options.settings)
    this.#retry = this.#settings.retry
    this.#records = new Records(options.log)
    this.#round = new Round(options.world)
    this.#means = {
      world: options.world,
      carrier: createCarrier({ ...options, settings: this.#settings, receivers: this.#receivers }),
      records: this.#records,
      retry: () => this.#retry,
      inspect: (entry) => inspect(entry, options),
      changed: () => options.onChange?.(),
    }
  }

  /** Records what is new in the outbox, at once, and sends what is due on a later turn of the loop. */
  stir(): void {
    if (this.#isClosed) return
    this.#takeIn()
    if (this.#options.world.outbox.size > 0) this.#wake()
  }

  /** Resolves when nothing that is due now waits or is on its way; what is held back, or due later, does not count. */
  settled(): Promise<void> {
    this.stir()
    return this.#isClosed || this.#isIdle() ? Promise.resolve() : new Promise((resolve) => this.#settling.push(resolve))
  }

  /** Sends a recorded delivery once more, the same bytes; answers its record after that. Throws a `DeliveryError` for an unknown id. */
  redeliver(id: number): Promise<Delivery> {
    const delivery = this.#records.get(id)
    if (!delivery) throw new DeliveryError(`There is no delivery ${id} on record; use the id of one that is`)
    if (this.#isClosed) throw new DeliveryError(`Delivery ${id} cannot be sent again; the mock is closed`)
    return new Promise((done) => {
      this.#round.again.push({ delivery, done })
      this.#wake()
    })
  }

  /** Lets a function take deliveries in place of HTTP; answers what takes it away again. */
  onDelivery(receiver: Receiver, filter?: ReceiverFilter): () => void {
    return this.#receivers.add(receiver, filter)
  }

  /** Undefined: one attempt. Throws a `DeliveryError` for what can be no policy. */
  setRetry(policy: RetryPolicy | undefined): void {
    this.#retry = checkedRetry(policy)
  }

  /** Forgets the disturbances, and sends what one of them holds back. */
  clearDisturbances(): void {
    this.disturbances.clear()
    this.#round.queue.letGo()
    this.stir()
  }

  /** The earliest moment in the future from which on an entry may be sent: milliseconds since the epoch. */
  due(): number | undefined {
    const { outbox } = this.#options.world
    for (const { dueAt } of outbox.range('due', instantKey(this.#now() + 1), instantKey(Number.POSITIVE_INFINITY)))
      return dueAt
    return undefined
  }

  /** Forgets what is on its way: for a world that was set back to a snapshot. */
  forget(): void {
    this.#round.end()
    this.#round = new Round(this.#options.world)
    this.#wake()
  }

  /** Forgets what is on its way, disturbances and a retry policy set since; receivers stay. */
  reset(): void {
    this.disturbances.clear()
    this.#retry = this.#settings.retry
    this.forget()
  }

  /** Ends everything on its way, for good. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#receivers.clear()
    this.#round.end()
    this.#settle()
    await new Promise(setImmediate)
  }

  #now(): number {
    return Math.floor(this.#options.world.now())
  }

  #takeIn(): void {
    const { world, onChange } = this.#options
    const before = world.outbox.size
    let isChanged = false
    for (const entry of this.#round.queue.unseen()) {
      const disturbance = this.disturbances.take(entry)
      this.#records.begin(takeIn(entry, disturbance, { world, round: this.#round }))
      isChanged ||= disturbance?.do === 'delay'
    }
    if (isChanged || world.outbox.size !== before) onChange?.()
  }

  #wake(): void {
    if (this.#isWoken || this.#isClosed) return
    this.#isWoken = true
    setImmediate(() => {
      this.#isWoken = false
      if (!this.#isClosed) this.#takeIn()
      this.#pump()
    })
  }

  #pump(): void {
    if (this.#isClosed) return
    while (this.#round.busy < mostAtOnce && this.#startNext(this.#round)) {}
    if (this.#isIdle()) this.#settle()
  }

  /** Redeliveries by hand go first. */
  #startNext(round: Round): boolean {
    const again = round.again.shift()
    const entry = again ? undefined : round.queue.take(this.#now())
    if (again) this.#occupy(round, deliverAgain(this.#means, round, again))
    if (entry) this.#occupy(round, deliver(this.#means, round, entry))
    return again !== undefined || entry !== undefined
  }

  #occupy(round: Round, work: Promise<void>): void {
    round.busy += 1
    const free = (): void => {
      round.busy -= 1
      if (!round.isOver) this.#pump()
    }
    work.catch((error: unknown) => reportFailure(error, this.#options)).then(free)
  }

  #isIdle(): boolean {
    return this.#round.busy === 0 && !this.#isWoken && this.#round.again.length === 0
  }

  #settle(): void {
    for (const resolve of this.#settling.splice(0)) resolve()
  }
}

/** A dispatcher over a world's outbox; throws a `DeliveryError` for settings that cannot be carried out. */
export const createDispatcher = (options: DispatcherOptions): Dispatcher => new Dispatcher(options)
