import type { Booking } from '../booking/booking.js'
import { Failure, type FailureName } from '../failure.js'
import { day, minute, toIso } from '../time/instant.js'
import type { Interval } from '../time/interval.js'
import type { AvailabilityPolicy } from './availability-policy.js'
import { type BusySource, busyTimesOf, overlap, widened } from './busy-time.js'
import { hoursOf } from './host-hours.js'
import { limitReached } from './limit-reached.js'
import { fullPeriodAt, limitedHost, limitsOf } from './limits.js'
import type { WorkingHours } from './working-hours.js'
import { isWorkingTime, workingTime } from './working-time.js'

/** What keeps a host from holding a meeting. */
export interface Conflict {
  readonly userId: number
  readonly meeting: Interval
  /** Name of the refusal that it makes. */
  readonly name: FailureName
  /** Goes on after "is busy between … and …,". */
  readonly reason: string
  readonly booking: Booking | undefined
}

/** What conflicts are looked up in. */
export interface ConflictSource extends BusySource {
  readonly policy: AvailabilityPolicy
}

/** The first thing that keeps a host from holding one of these meetings, which come by start; undefined where he can hold all of them. */
export const firstConflict = (
  userId: number,
  meetings: readonly Interval[],
  source: ConflictSource,
): Conflict | undefined => {
  const hours = hoursOf(userId, source)
  for (const [index, meeting] of meetings.entries()) {
    const own = meetings.slice(0, index)
    const found =
      outsideHours(hours, meeting) ??
      busyWith(userId, meeting, source) ??
      ownOverlap(own, meeting, source) ??
      overLimit({ userId, meeting, own }, source)
    if (found) return { booking: undefined, ...found, userId, meeting }
  }
  return undefined
}

type Finding = Pick<Conflict, 'name' | 'reason'> & { readonly booking?: Booking }

const outsideHours = (hours: WorkingHours, meeting: Interval): Finding | undefined => {
  if (isWorkingTime(hours, meeting)) return undefined
  const zone = hours.timeZone
  const wait = { from: meeting.from - day, to: meeting.to + 14 * day }
  const next = meeting.to - meeting.from > day ? undefined : workingTime(hours, wait).find((it) => it.to > meeting.from)
  const when = next ? `; the nearest are from ${toIso(next.from)} to ${toIso(next.to)}` : ''
  return {
    name: hours.isUnset ? 'booking.outside_office_hours' : 'booking.outside_working_hours',
    reason: `outside the working hours in ${zone}${when}`,
  }
}

const busyWith = (userId: number, meeting: Interval, source: ConflictSource): Finding | undefined => {
  const [first] = busyTimesOf(userId, widened(meeting, source.eventType), source)
  if (!first) return undefined
  const { booking } = first
  if (!booking) return { name: 'booking.host_absent', reason: `away from ${toIso(first.from)} to ${toIso(first.to)}` }
  const what = `with a booking from ${toIso(booking.start)} to ${toIso(booking.end)}`
  return overlap({ from: booking.start, to: booking.end }, meeting)
    ? { name: 'booking.host_busy', reason: what, booking }
    : { name: 'booking.buffer_overlaps', reason: `${what} and the buffers around the two`, booking }
}

/** Meetings of one series are a host's own too (BK-35). */
const ownOverlap = (
  own: readonly Interval[],
  meeting: Interval,
  { eventType }: ConflictSource,
): Finding | undefined => {
  const last = own.at(-1)
  if (!last || !overlap(widened(last, eventType), widened(meeting, eventType))) return undefined
  const what = `with the series' own meeting from ${toIso(last.from)} to ${toIso(last.to)}`
  return { name: 'booking.occurrences_overlap', reason: what }
}

const overLimit = (
  { userId, meeting, own }: { readonly userId: number; readonly meeting: Interval; readonly own: readonly Interval[] },
  source: ConflictSource,
): Finding | undefined => {
  const limits = limitsOf(source.eventType)
  if (limits.length === 0) return undefined
  const host = { ...limitedHost(userId, source), own }
  for (const limit of limits) {
    const full = fullPeriodAt(meeting, limit, host)
    if (full) return limitReached(full, source.eventType)
  }
  return undefined
}

/** The refusal that a conflict makes (BK-30). */
export const toRefusal = ({ userId, meeting, name, reason }: Conflict, isTeam: boolean): Failure => {
  const [start, end] = [toIso(meeting.from), toIso(meeting.to)]
  const whose = isTeam ? `A host, user ${userId},` : `User ${userId}`
  const details = { userId, start, end, minutes: (meeting.to - meeting.from) / minute }
  return new Failure(name, `${whose} is busy between ${start} and ${end}, ${reason}; choose another time`, details)
}
