/** A frozen clock stands at `at`; a running one is the platform's, moved by `offset`. Milliseconds since the epoch. */
export type ClockState =
  | { readonly frozen: true; readonly at: number }
  | { readonly frozen: false; readonly offset: number }

/** The time of one sandbox: the platform's, shifted or stopped. */
export class Clock {
  #state: ClockState
  readonly #platform: () => number

  constructor(state: ClockState = { frozen: false, offset: 0 }, platform: () => number = Date.now) {
    this.#state = state
    this.#platform = platform
  }

  get state(): ClockState {
    return this.#state
  }

  now(): number {
    return this.#state.frozen ? this.#state.at : this.#platform() + this.#state.offset
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

  restore(state: ClockState): void {
    this.#state = state
  }
}
