import { isBusy } from './conflicts.js'
import { keepsLimits } from './limits.js'
import type { NaiveBooking, NaiveHost, Situation } from './situation.js'
import { isInWindow } from './window.js'
import { works } from './working-hours.js'

/** Whether somebody nobody has heard of may book the event type at this start, minutes since the epoch. */
export const mayBook = (start: number, situation: Situation): boolean => {
  if (!isNoticed(start, situation) || !isInWindow(start, situation)) return false
  const joined = joinedAt(start, situation)
  if (joined) return joined.seatsTaken < (situation.type.seats ?? 0)
  return enoughHosts((host) => canHost(host, start, situation), situation)
}

/** Not in the past, and as far ahead as the event type asks for (AV-03). */
const isNoticed = (start: number, { now, type }: Situation): boolean => start * 60_000 >= now + type.notice * 60_000

/** The seated booking that stands at this very start, unless it came to nothing: a seat more takes nobody's time (AV-11). */
const joinedAt = (start: number, { type, bookings }: Situation): NaiveBooking | undefined =>
  bookings.find(
    (it) =>
      type.seats !== null &&
      it.of === 'type' &&
      it.start === start &&
      it.status !== 'cancelled' &&
      it.status !== 'rejected',
  )

/** Whether this host alone could take the meeting. */
const canHost = (host: NaiveHost, start: number, situation: Situation): boolean =>
  keepsLimits(host, start, situation) && worksThroughout(host, start, situation) && !isBusy(host, start, situation)

const worksThroughout = (host: NaiveHost, start: number, situation: Situation): boolean => {
  const end = start + situation.type.length
  for (let minute = start; minute < end; minute++) if (!works(host, minute, situation)) return false
  return true
}

/** Personal and collective need everybody; round robin its mandatory hosts and one other, if there are others (HA-01, HA-06). */
const enoughHosts = (can: (host: NaiveHost) => boolean, { hosts, type }: Situation): boolean => {
  if (type.kind !== 'roundRobin') return hosts.every(can)
  const others = hosts.filter(({ mandatory }) => !mandatory)
  return hosts.filter(({ mandatory }) => mandatory).every(can) && (others.length === 0 || others.some(can))
}
