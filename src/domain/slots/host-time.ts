import { busyTimesOf, widened } from '../availability/busy-time.js'
import { hoursOf } from '../availability/host-hours.js'
import { fullPeriods, limitedHost, limitsOf } from '../availability/limits.js'
import type { WorkingHours } from '../availability/working-hours.js'
import { longestRange, workingTime } from '../availability/working-time.js'
import { day } from '../time/instant.js'
import { type Interval, intersect, subtract, union } from '../time/interval.js'
import type { SlotSearch } from './slot-search.js'

/** What one host has to do with a search. */
export interface HostTime {
  readonly hours: WorkingHours
  /** His working time, a piece for each stretch of a day: where grids begin. */
  readonly pieces: readonly Interval[]
  /** When he is busy, the buffers that a meeting needs before it included: where grids may begin anew. */
  readonly busy: readonly Interval[]
  /** The starts of meetings that he could hold. */
  readonly starts: readonly Interval[]
}

/**
 * The starts, among the given ones, of all meetings that a host could hold: the very ones for which `firstConflict` finds nothing.
 *
 * Worked out over the whole range at once: what a single look-up costs is paid once for each host, not once for each slot.
 */
export const hostTime = (userId: number, starts: Interval, search: SlotSearch): HostTime => {
  const { eventType, length } = search
  const hours = hoursOf(userId, search)
  const whole = { from: starts.from - 2 * day, to: starts.to + Math.min(length, longestRange) }
  const pieces = workingTime(hours, whole)
  const { from: before, to: after } = widened({ from: 0, to: length }, eventType)
  const since = eventType.showOptimizedSlots ? whole.from : starts.from
  const found = busyTimesOf(userId, { from: since + before, to: starts.to + after }, search)
  const blocked = found.map((it) => ({ from: it.from - after + 1, to: it.to - before }))
  const full = limitsOf(eventType).length > 0 ? fullPeriods(starts, length, limitedHost(userId, search)) : []
  const fitting = intersect(fittingStarts(hours, pieces, length), [starts])
  return {
    hours,
    pieces,
    busy: found.map(({ from, to }) => ({ from, to: to - before })),
    starts: subtract(fitting, [...blocked, ...full]),
  }
}

const fittingStarts = (hours: WorkingHours, pieces: readonly Interval[], length: number): readonly Interval[] => {
  const whole = union(pieces)
  if (hours.isAlways) return whole
  return length > longestRange ? [] : whole.map(({ from, to }) => ({ from, to: to - length + 1 })).filter(isSome)
}

const isSome = ({ from, to }: Interval): boolean => from < to
