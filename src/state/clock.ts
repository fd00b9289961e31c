/** A frozen clock stands at `at`; a running one is the platform's, moved by `offset`. Milliseconds since the epoch. */
export type ClockState =
  | { readonly frozen: true; readonly at: number }
  | { readonly frozen: false; readonly offset: number }

/** The time of one sandbox: the platform's, shifted or stopped. */
export class Clock {
  #state: ClockState
  /** While something that was due at a moment happens, the clock reads that moment. */
  #pinned: number | undefined
  readonly #platform: () => number

  constructor(state: ClockState = { frozen: false, offset: 0 }, platform: () => number = Date.now) {
    this.#state = state
    this.#platform = platform
  }

  get state(): ClockState {
    return this.#state
  }

  now(): number {
    if (this.#pinned !== undefined) return this.#pinned
    return this.#state.frozen ? this.#state.at : this.#platform() + this.#state.offset
  }

  /** What a clock that was never moved reads. */
  get platformTime(): number {
    return this.#platform()
  }

  /** Moves the hands; a running clock runs on from there. */
  set(time: number): void {
    this.#state = this.#state.frozen ? { frozen: true, at: time } : { frozen: false, offset: time - this.#platform() }
  }

  freeze(): void {
    this.#state = { frozen: true, at: this.now() }
  }

  run(): void {
    this.#state = { frozen: false, offset: this.now() - this.#platform() }
  }

  /** Does the work as if it were that moment; the hands stay where they are. */
  during<R>(moment: number, work: () => R): R {
    this.#pinned = moment
    try {
      return work()
    } finally {
      this.#pinned = undefined
    }
  }

  restore(state: ClockState): void {
    this.#state = state
  }
}
