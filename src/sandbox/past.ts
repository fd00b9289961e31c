import type { OutsideEvent } from '../domain/outside/outside-event.js'
import type { World, WorldSnapshot } from '../state/world.js'

/** What a sandbox holds was changed beside its requests, so that the same requests alone would not come to the same. */
export interface Beside {
  /** Number of the request that was the last then; 0 for none. */
  readonly after: number
  /** Milliseconds since the epoch on the sandbox's clock. */
  readonly at: number
  readonly what:
    | { readonly do: 'seed'; readonly addition: Readonly<Record<string, unknown>> }
    | { readonly do: 'event'; readonly event: OutsideEvent }
}

/** What a sandbox began with, or was last put back to. */
export interface Start {
  readonly snapshot: WorldSnapshot
  /** How many requests there had been. */
  readonly requests: number
}

/** How a sandbox came to hold what it holds, as far as its journal does not tell. */
export class Past {
  #start: Start
  #besides: readonly Beside[] = []
  readonly #world: World
  readonly #requests: () => number

  constructor(world: World, origin: WorldSnapshot, requests: () => number) {
    this.#world = world
    this.#requests = requests
    this.#start = { snapshot: origin, requests: 0 }
  }

  get start(): Start {
    return this.#start
  }

  /** Since the start, oldest first. */
  get besides(): readonly Beside[] {
    return this.#besides
  }

  /** From now on this is the start. */
  begin(snapshot: WorldSnapshot): void {
    this.#start = { snapshot, requests: this.#requests() }
    this.#besides = []
  }

  note(what: Beside['what']): void {
    this.#besides = [...this.#besides, { after: this.#requests(), at: this.#world.now(), what }]
  }
}
