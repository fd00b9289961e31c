import type { World } from '../state/world.js'
import { keepDue } from '../timeline/delayed-deliveries.js'
import { type Fired, fireUntil, nextDue, type Ways } from '../timeline/timeline.js'

/** Timers cannot wait longer. */
const longestWait = 2 ** 31 - 1

/** The time of one sandbox, and what hangs on it. Times are milliseconds since the epoch. */
export class SandboxClock {
  readonly #world: World
  readonly #ways: Ways
  readonly #fired: () => void
  #timer: NodeJS.Timeout | undefined
  #isTouched = false
  #isClosed = false
  /** The next moment at which anything is due, as far as it is known. */
  #known: { readonly next: number | undefined } | undefined

  /** What happens goes these ways; `fired` is told when anything did. */
  constructor(world: World, ways: Ways, fired: () => void) {
    this.#world = world
    this.#ways = ways
    this.#fired = fired
  }

  /** Moves the hands; what falls due on the way forward happens, in the order of time. Going back, nothing is undone, and what lies ahead again can happen again. */
  moveTo(time: number): readonly Fired[] {
    const happened = time < this.#world.now() ? this.#goBack(time) : this.#reach(time)
    this.#world.clock.set(time)
    this.#world.reached = time
    this.#tell(happened)
    this.touch()
    return happened
  }

  /** Stops the clock, lets it run on from where it stands, or puts it back on the platform's time. */
  setMode(mode: 'frozen' | 'running' | 'real'): readonly Fired[] {
    this.catchUp()
    const { clock } = this.#world
    if (mode === 'frozen') clock.freeze()
    else clock.run()
    const happened = mode === 'real' ? this.moveTo(clock.platformTime) : []
    // Moving took time, which must not stay as an offset.
    if (mode === 'real') clock.restore({ frozen: false, offset: 0 })
    this.touch()
    return happened
  }

  /** The next moment at which anything is due; undefined where nothing ever is. */
  nextDue(): number | undefined {
    return nextDue(this.#world)
  }

  /** Lets happen what a running clock has reached meanwhile. */
  catchUp(): void {
    const now = this.#world.now()
    if (now <= this.#world.reached) return
    this.#known ??= { next: this.#isHeard() ? nextDue(this.#world) : undefined }
    const { next } = this.#known
    if (next !== undefined && next <= now) this.#tell(this.#reach(now))
    else this.#world.reached = now
  }

  /** Something may fall due earlier than was known: looks again, on a later turn, when to wake. */
  touch(): void {
    this.#known = undefined
    if (this.#isTouched || this.#isClosed) return
    this.#isTouched = true
    setImmediate(() => {
      this.#isTouched = false
      this.#arm()
    }).unref()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #goBack(time: number): readonly Fired[] {
    this.catchUp()
    if (keepDue(this.#world, time)) this.#fired()
    return []
  }

  #reach(time: number): readonly Fired[] {
    const happened = fireUntil(this.#world, time, this.#ways)
    this.#known = undefined
    return happened
  }

  /** Once the hands stand where they belong, so that what happened is due. */
  #tell(happened: readonly Fired[]): void {
    if (happened.length > 0) this.#fired()
  }

  /** A running clock wakes when something is due, as far as anybody could notice. */
  #arm(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { clock } = this.#world
    const next = this.#isClosed || clock.state.frozen || !this.#isHeard() ? undefined : nextDue(this.#world)
    if (next === undefined) return
    const wake = (): void => {
      this.catchUp()
      this.#arm()
    }
    this.#timer = setTimeout(wake, Math.min(Math.max(next - clock.now(), 0), longestWait)).unref()
  }

  #isHeard(): boolean {
    const { webhooks, outbox, scheduled } = this.#world
    return webhooks.size > 0 || outbox.size > 0 || scheduled.size > 0
  }
}
