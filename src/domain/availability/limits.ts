import type { Booking } from '../booking/booking.js'
import type { Calendar } from '../booking/calendar.js'
import type { EventType, LimitPeriod } from '../event-type/event-type.js'
import { minute } from '../time/instant.js'
import type { Interval } from '../time/interval.js'
import { type HoursSource, zoneOf } from './host-hours.js'
import { type PeriodFrame, periodAt, periodsIn, weekdayNamed } from './limit-period.js'

/** What a host's limits are looked up in. */
export interface LimitSource extends HoursSource {
  readonly calendar: Calendar
  /** It does not count (AV-13). */
  readonly rescheduling?: Booking | undefined
}

/** The two kinds of limits that an event type sets per period. */
export type LimitKind = 'count' | 'duration'

/** One limit of an event type. */
export interface Limit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** Bookings, or minutes. */
  readonly most: number
}

const periods: readonly LimitPeriod[] = ['day', 'week', 'month', 'year']

/** The limits that an event type sets, the shorter periods first. */
export const limitsOf = (eventType: EventType): readonly Limit[] => [
  ...limitsIn('count', eventType.bookingLimitsCount),
  ...limitsIn('duration', eventType.bookingLimitsDuration),
]

const limitsIn = (kind: LimitKind, limits: EventType['bookingLimitsCount']): readonly Limit[] => {
  if (!limits) return []
  return periods.flatMap((period) => {
    const most = limits[period]
    return most === undefined ? [] : [{ kind, period, most }]
  })
}

/** How a host's periods are counted: in the zone of his schedule, from his own first day of the week. */
const frameOf = (userId: number, source: HoursSource): PeriodFrame => ({
  timeZone: zoneOf(userId, source),
  weekStart: weekdayNamed(source.directory.user(userId)?.weekStart ?? 'Sunday'),
})

/** A period with no room for the meeting, and what it holds. */
export interface FullPeriod extends Interval {
  readonly limit: Limit
  /** Bookings, or minutes. */
  readonly taken: number
}

/** Whose limits are looked at, and what they count beside the stored bookings. */
export interface LimitedHost {
  readonly userId: number
  readonly frame: PeriodFrame
  /** Earlier meetings of the series that is being made (BK-35). */
  readonly own: readonly Interval[]
  readonly source: LimitSource
}

/** The host without meetings of a series. */
export const limitedHost = (userId: number, source: LimitSource): LimitedHost => ({
  userId,
  frame: frameOf(userId, source),
  own: [],
  source,
})

/** The period of a start where it has no room for one more meeting of the host (AV-06, AV-07). */
export const fullPeriodAt = (meeting: Interval, limit: Limit, host: LimitedHost): FullPeriod | undefined =>
  ifFull(periodAt(limit.period, meeting.from, host.frame), limit, { length: meeting.to - meeting.from, host })

/** All periods of a range that have no room for a meeting of this length in milliseconds. */
export const fullPeriods = (range: Interval, length: number, host: LimitedHost): readonly FullPeriod[] =>
  limitsOf(host.source.eventType).flatMap((limit) =>
    [...periodsIn(limit.period, range, host.frame)].flatMap((period) => ifFull(period, limit, { length, host }) ?? []),
  )

const ifFull = (
  period: Interval,
  limit: Limit,
  { length, host }: { readonly length: number; readonly host: LimitedHost },
): FullPeriod | undefined => {
  const taken = takenIn(period, limit.kind, host)
  return taken + (limit.kind === 'count' ? 1 : length / minute) > limit.most ? { ...period, limit, taken } : undefined
}

const takenIn = (period: Interval, kind: LimitKind, { userId, own, source }: LimitedHost): number => {
  const held = source.calendar.held(source.eventType.id, userId, period).filter((it) => it !== source.rescheduling)
  const ownHeld = own.filter(({ from }) => from >= period.from && from < period.to)
  if (kind === 'count') return held.length + ownHeld.length
  const heldTime = held.reduce((sum, { start, end }) => sum + (end - start), 0)
  return ownHeld.reduce((sum, { from, to }) => sum + (to - from), heldTime) / minute
}
