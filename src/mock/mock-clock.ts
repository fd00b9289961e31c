import { day, minute, parseIso, toIso } from '../domain/time/instant.js'
import type { Clock } from '../state/clock.js'
import { MockError } from './mock-error.js'

/** A stretch of time; the members add up. */
export interface Stretch {
  readonly days?: number
  readonly hours?: number
  readonly minutes?: number
  readonly seconds?: number
}

/** The time of a mock. */
export interface MockClock {
  /** ISO 8601 UTC. */
  now(): string
  /** Moves the hands to an ISO 8601 time or epoch milliseconds; a running clock runs on from there. */
  set(time: string | number): void
  /** Moves the hands forward. */
  advance(by: Stretch): void
  /** Stops the clock where it stands. */
  freeze(): void
  /** Lets a stopped clock run on from where it stands. */
  run(): void
}

const latest = Date.UTC(9999, 11, 31)

/** The clock as test authors see it. */
export const createMockClock = (clock: Clock): MockClock => ({
  now: () => toIso(clock.now()),
  set: (time) => clock.set(instantOf(time)),
  advance: (by) => clock.set(clock.now() + lengthOf(by)),
  freeze: () => clock.freeze(),
  run: () => clock.run(),
})

/** Epoch milliseconds of an ISO 8601 text or a number; throws a `MockError` for anything else. */
export const instantOf = (time: string | number): number => {
  const instant = typeof time === 'number' ? time : parseIso(time)
  if (instant !== undefined && Number.isFinite(instant) && Math.abs(instant) < latest) return Math.trunc(instant)
  throw new MockError(`"${time}" is not a time; write ISO 8601 such as 2026-01-05T09:00:00Z, in the years up to 9998`)
}

const lengthOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Stretch): number => {
  const length = days * day + hours * 60 * minute + minutes * minute + seconds * 1000
  if (Number.isFinite(length) && length >= 0) return length
  throw new MockError('The clock advances by days, hours, minutes and seconds of zero or more; use set to go back')
}
