import { type Filter, matches } from './match.js'
import { waitTimeout } from './wait-timeout.js'

/** How a log is made. */
export interface LogOptions<T> {
  /** How many items are kept; the oldest go. Default 1000. */
  readonly size?: number
  /** What the items are, in messages: `delivery`. */
  readonly what?: string
  /** How much room an item takes, and how much there is; the newest is kept however much it takes. Default: as much as they like. */
  readonly room?: { readonly of: (item: T) => number; readonly most: number }
}

/** How long is waited. */
export interface WaitOptions {
  /** Milliseconds; default 5000. */
  readonly timeout?: number
  /** Ends the waiting, which then rejects with its reason. */
  readonly signal?: AbortSignal
}

interface Patience {
  readonly timeout: number
  readonly signal: AbortSignal | undefined
}

interface Waiter<T> {
  offer(item: T): void
  end(error: Error): void
}

const longestTimeout = 2 ** 31 - 1

/** The latest items of one kind, oldest first, for those who look back and those who wait. */
export class Log<T extends { readonly id: number | string }> {
  readonly #items = new Map<number | string, T>()
  /** Goes on from the oldest: one that began anew each time would pass by all that is gone. It keeps what was there when it last went on, so that it must not outlive a log that empties. */
  #walk: IterableIterator<number | string> | undefined
  readonly #waiting = new Set<Waiter<T>>()
  readonly #size: number
  readonly #what: string
  readonly #room: Required<LogOptions<T>>['room']
  #ended: Error | undefined
  #dropped = 0
  #taken = 0

  constructor({ size = 1000, what = 'entry', room = { of: () => 0, most: 0 } }: LogOptions<T> = {}) {
    this.#size = size
    this.#what = what
    this.#room = room
  }

  /** How many items had to go to make room. */
  get dropped(): number {
    return this.#dropped
  }

  get(id: number | string): T | undefined {
    return this.#items.get(id)
  }

  /** Puts the item in the place of the one with the same id; where there is none it is the newest. */
  put(item: T): void {
    this.#taken += this.#room.of(item) - this.#roomOf(item.id)
    this.#items.set(item.id, item)
    if (!this.#fits()) this.#makeRoom()
    for (const waiter of [...this.#waiting]) waiter.offer(item)
  }

  /** Puts the item as the newest, also where its id is known: the world was set back, and counts again. */
  add(item: T): void {
    if (this.#items.has(item.id)) this.#walk = undefined
    this.#forget(item.id)
    this.put(item)
  }

  /** Everything kept, oldest first. */
  all(): readonly T[] {
    return [...this.#items.values()]
  }

  /** What matches, oldest first; everything without a filter. */
  matching(filter?: Filter<T>): readonly T[] {
    return filter === undefined ? this.all() : this.all().filter((item) => matches(filter, item))
  }

  /** The newest that matches. */
  last(filter?: Filter<T>): T | undefined {
    return filter === undefined ? this.all().at(-1) : this.all().findLast((item) => matches(filter, item))
  }

  /**
   * The newest item that matches, or the first that comes to match.
   *
   * Rejects with a `WaitTimeout` when none came in time, and with whatever a function of the filter throws.
   */
  async waitFor(filter: Filter<T>, { timeout = 5000, signal }: WaitOptions = {}): Promise<T> {
    if (!(timeout >= 0 && timeout <= longestTimeout))
      throw new Error(`The timeout ${timeout} cannot be waited for; give milliseconds from 0 to ${longestTimeout}`)
    const found = this.last(filter)
    if (found === undefined && this.#ended) throw this.#ended
    return found ?? this.#next(filter, { timeout, signal })
  }

  /** Forgets every item; whoever waits goes on waiting. */
  clear(): void {
    this.#items.clear()
    this.#walk = undefined
    this.#dropped = 0
    this.#taken = 0
  }

  /** Ends all waiting with this error, also what begins later: nothing will come any more. */
  endWaiting(error: Error): void {
    this.#ended = error
    for (const waiter of [...this.#waiting]) waiter.end(error)
  }

  #makeRoom(): void {
    this.#walk ??= this.#items.keys()
    while (!this.#fits()) {
      const { value: id } = this.#walk.next()
      if (id === undefined) return
      this.#forget(id)
      this.#dropped += 1
    }
  }

  #fits(): boolean {
    const { size } = this.#items
    return size <= this.#size && (size <= 1 || this.#taken <= this.#room.most)
  }

  #forget(id: number | string): void {
    this.#taken -= this.#roomOf(id)
    this.#items.delete(id)
  }

  #roomOf(id: number | string): number {
    const item = this.#items.get(id)
    return item === undefined ? 0 : this.#room.of(item)
  }

  #next(filter: Filter<T>, { timeout, signal }: Patience): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(waiter)
        signal?.removeEventListener('abort', giveUp)
      }
      const end = (error: unknown): void => {
        stop()
        reject(error)
      }
      const waiter: Waiter<T> = { end, offer: (item) => offerTo(filter, item, { accept, end }) }
      const accept = (item: T): void => {
        stop()
        resolve(item)
      }
      const giveUp = (): void => end(signal?.reason)
      const timer = setTimeout(() => end(this.#tooLate(filter, timeout)), timeout)
      this.#waiting.add(waiter)
      if (signal?.aborted) giveUp()
      else signal?.addEventListener('abort', giveUp)
    })
  }

  #tooLate(filter: Filter<T>, timeout: number): unknown {
    try {
      return waitTimeout({ what: this.#what, filter, timeout }, this.all())
    } catch (error) {
      return error
    }
  }
}

/** A filter that throws is its owner's fault: he is told, not whoever put the item. */
const offerTo = <T>(
  filter: Filter<T>,
  item: T,
  { accept, end }: { readonly accept: (item: T) => void; readonly end: (error: unknown) => void },
): void => {
  try {
    if (matches(filter, item)) accept(item)
  } catch (error) {
    end(error)
  }
}
