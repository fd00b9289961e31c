import { parseIso, toIso } from '../domain/time/instant.js'
import { type Stretch, stretchLength } from '../domain/time/stretch.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import type { SandboxClock } from '../sandbox/sandbox-clock.js'
import type { Due } from '../timeline/due-kind.js'
import type { Fired } from '../timeline/timeline.js'
import type { Life } from './life.js'
import { MockError } from './mock-error.js'

/** Something that fell due on the mock's clock, and when (ISO 8601 UTC). */
export type FiredEvent = Due & { readonly at: string }

/** The time of a mock, on which everything hangs: times in replies, filters, notice, expiry, rate limits, retries, starts and ends of meetings. */
export interface MockClock {
  /** ISO 8601 UTC. */
  now(): string
  /**
   * Moves the hands to an ISO 8601 time or epoch milliseconds; a running clock runs on from there.
   *
   * Going forward, what falls due happens as in `advance`, and is answered. Going back undoes nothing; what then lies ahead again happens again.
   */
  set(time: string | number): readonly FiredEvent[]
  /**
   * Moves the hands forward. What falls due on the way happens in the order of time, each as if the clock stood there:
   * meetings start and end (WH-15), scheduled events happen, reservations expire, put-off deliveries become due. Answers what happened.
   *
   * Webhook deliveries are written at once and sent afterwards; `await mock.settled()` waits for them.
   */
  advance(by: Stretch): readonly FiredEvent[]
  /** Moves from one due thing to the next, each time waiting for the deliveries, until nothing is due any more, or not within the given stretch. */
  runUntilIdle(within?: Stretch): Promise<readonly FiredEvent[]>
  /** Stops the clock where it stands. */
  freeze(): void
  /** Lets a stopped clock run on from where it stands. */
  run(): void
  /** Back to the platform's time, and running. Answers what happened on the way there. */
  real(): readonly FiredEvent[]
}

const latest = Date.UTC(9999, 11, 31)

/** The clock of a sandbox as test authors see it; that of a closed mock stands still. */
export const createMockClock = ({ clock, world, dispatcher }: Sandbox, { mustBeOpen }: Life): MockClock => {
  const hands = (asked: string): SandboxClock => {
    mustBeOpen(`clock.${asked}`)
    return clock
  }
  return {
    now: () => toIso(world.now()),
    set: (time) => told(hands('set').moveTo(instantOf(time))),
    advance: (by) => told(hands('advance').moveTo(mustBeReachable(world.now() + lengthOf(by)))),
    async runUntilIdle(within) {
      const limit = within === undefined ? latest : world.now() + lengthOf(within)
      const fired: FiredEvent[] = []
      for (;;) {
        await dispatcher.settled()
        const next = hands('runUntilIdle').nextDue()
        if (next === undefined || next > limit) return fired
        fired.push(...told(clock.moveTo(next)))
      }
    },
    freeze: () => void hands('freeze').setMode('frozen'),
    run: () => void hands('run').setMode('running'),
    real: () => told(hands('real').setMode('real')),
  }
}

/** Moments as users read them. */
export const told = (fired: readonly Fired[]): readonly FiredEvent[] => fired.map((it) => ({ ...it, at: toIso(it.at) }))

/** Epoch milliseconds of an ISO 8601 text or a number; throws a `MockError` for anything else. */
export const instantOf = (time: string | number): number => {
  const instant = typeof time === 'number' ? time : parseIso(time)
  if (instant !== undefined && Number.isFinite(instant) && Math.abs(instant) < latest) return Math.trunc(instant)
  throw new MockError(`"${time}" is not a time; write ISO 8601 such as 2026-01-05T09:00:00Z, in the years up to 9998`)
}

const mustBeReachable = (time: number): number => {
  if (time < latest) return time
  throw new MockError('The clock cannot go beyond the year 9998; advance it by less')
}

/** Milliseconds of a stretch; throws a `MockError` for what is none. */
export const lengthOf = (by: Stretch): number => {
  const length = stretchLength(by)
  if (length !== undefined) return length
  throw new MockError('The clock advances by days, hours, minutes and seconds of zero or more; use set to go back')
}
