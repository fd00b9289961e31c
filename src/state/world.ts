import { defaultVerificationCode } from '../domain/booking/verification-code.js'
import type { Directory } from '../domain/directory.js'
import { type Called, unnamed } from './called.js'
import { Clock, type ClockState } from './clock.js'
import { Collection } from './collection.js'
import { base58Id, firstIds, type NumberedKind, type OpaqueKind, uuidId } from './ids.js'
import { Lookups } from './lookups.js'
import { Transaction } from './transaction.js'

/** How many of each kind were numbered; own ids may have pushed a kind's counter up. */
export type Counters = Readonly<Partial<Record<NumberedKind | OpaqueKind, number>>>

/** What a world is made with. */
export interface WorldOptions {
  readonly seed?: number
  readonly clock?: Clock
  /** `https://svc.example.com`, no slash at the end. */
  readonly webBase?: string
  /** The code that counts as sent by e-mail (BK-24). */
  readonly verificationCode?: string
}

/** A world's whole content at one moment; opaque. */
export interface WorldSnapshot {
  readonly collections: readonly ReturnType<Collection<{ id: number }>['snapshot']>[]
  readonly counters: Counters
  readonly clock: ClockState
  readonly longestBooking: number
  readonly reached: number
  readonly seed: number
  readonly called: Called
}

/** A world's content as plain JSON. */
export interface WorldContent {
  readonly counters: Counters
  readonly things: Readonly<Record<string, readonly { readonly id: number | string }[]>>
}

/**
 * Everything one sandbox holds: the stored things, the counters of ids, and the clock.
 *
 * Writes of one operation are one transaction: `transact` takes all of them back when the work throws.
 */
export class World extends Lookups implements Directory {
  seed: number
  called: Called = unnamed
  readonly webBase: string
  readonly verificationCode: string
  readonly clock: Clock
  /** The moment up to which everything that fell due has happened; milliseconds since the epoch. */
  reached: number
  #counters: Counters = {}
  readonly #transaction = new Transaction()
  readonly #names: readonly string[]
  readonly #collections: readonly Collection<{ id: number | string }, string>[]

  constructor(options: WorldOptions = {}) {
    super()
    const { seed = 1, clock = new Clock(), webBase = 'https://svc.example.com' } = options
    this.seed = seed
    this.clock = clock
    this.webBase = webBase
    this.verificationCode = options.verificationCode ?? defaultVerificationCode
    this.reached = clock.now()
    const collections = Object.entries(this).filter(([, field]) => field instanceof Collection)
    this.#names = collections.map(([name]) => name)
    this.#collections = collections.map(([, collection]) => collection as Collection<{ id: number | string }, string>)
    for (const collection of this.#collections) collection.join(this.#transaction)
  }

  /** Milliseconds since the epoch on this world's clock. */
  now(): number {
    return this.clock.now()
  }

  /** The next integer id of its kind; none is reused. */
  nextId(kind: NumberedKind): number {
    return firstIds[kind] + this.#count(kind)
  }

  /** Lets counting go on above an id that was given by hand. */
  reserveId(kind: NumberedKind, id: number): void {
    const used = id - firstIds[kind] + 1
    if (used > (this.#counters[kind] ?? 0)) this.#counters = { ...this.#counters, [kind]: used }
  }

  /** The next opaque name of its kind: 22 base-58 characters. */
  nextUid(kind: OpaqueKind): string {
    return base58Id(this.seed, kind, this.#count(kind))
  }

  /** The next UUID of its kind. */
  nextUuid(kind: OpaqueKind): string {
    return uuidId(this.seed, kind, this.#count(kind))
  }

  /** Runs the work; when it throws, everything it wrote and numbered is undone. Answers whether anything was written. */
  transact<R>(work: () => R): { readonly result: R; readonly changed: boolean } {
    const { counters, longest } = { counters: this.#counters, longest: this.longestBooking }
    this.#transaction.begin()
    let isDone = false
    // Not caught, and thrown again: that costs as much as the refusal itself.
    try {
      const result = work()
      isDone = true
      return { result, changed: this.#transaction.commit() }
    } finally {
      if (!isDone) {
        this.#transaction.rollback()
        this.#counters = counters
        this.longestBooking = longest
      }
    }
  }

  snapshot(): WorldSnapshot {
    return {
      collections: this.#collections.map((collection) => collection.snapshot()),
      counters: this.#counters,
      clock: this.clock.state,
      longestBooking: this.longestBooking,
      reached: this.reached,
      seed: this.seed,
      called: this.called,
    }
  }

  restore(snapshot: WorldSnapshot): void {
    for (const [position, collection] of this.#collections.entries()) {
      const content = snapshot.collections[position]
      if (content) collection.restore(content)
    }
    this.#counters = snapshot.counters
    this.longestBooking = snapshot.longestBooking
    this.reached = snapshot.reached
    this.seed = snapshot.seed
    this.called = snapshot.called
    this.clock.restore(snapshot.clock)
  }

  /** Another world with the content of a snapshot and a clock of its own; neither sees what the other does. */
  fork(snapshot: WorldSnapshot): World {
    const { seed, webBase, verificationCode } = this
    const world = new World({ seed, webBase, verificationCode, clock: new Clock(snapshot.clock) })
    world.restore(snapshot)
    return world
  }

  /** Everything stored, by collection, and the counters: plain JSON, for export and for `--db`. */
  content(): WorldContent {
    const entries = this.#names.map((name, position) => [name, [...(this.#collections[position]?.all() ?? [])]])
    return { counters: this.#counters, things: Object.fromEntries(entries) }
  }

  /** Takes over exported content; the world must be empty. */
  fill({ counters, things }: WorldContent): void {
    for (const [position, name] of this.#names.entries()) {
      for (const thing of things[name] ?? []) this.#collections[position]?.save(thing)
    }
    for (const booking of this.bookings.all())
      this.longestBooking = Math.max(this.longestBooking, booking.end - booking.start)
    this.#counters = counters
  }

  #count(kind: NumberedKind | OpaqueKind): number {
    const used = this.#counters[kind] ?? 0
    const counters = { ...this.#counters }
    counters[kind] = used + 1
    this.#counters = counters
    return used
  }
}
