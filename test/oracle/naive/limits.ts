import type { NaiveBooking, NaiveHost, NaiveLimits, NaivePeriod, Situation } from './situation.js'
import { begunDate, laterDate, weekdayOf } from './wall-clock.js'
import { zoneOf } from './working-hours.js'

/** Whether one meeting more at this start keeps every limit of the host (AV-06, AV-07). */
export const keepsLimits = (host: NaiveHost, start: number, situation: Situation): boolean => {
  const { mostBookings, mostMinutes, length } = situation.type
  return (
    everyPeriod(mostBookings, (period, most) => countedIn(period, start, host, situation).length + 1 <= most) &&
    everyPeriod(mostMinutes, (period, most) => {
      const minutes = countedIn(period, start, host, situation).map((it) => it.length)
      return minutes.reduce((sum, it) => sum + it, 0) + length <= most
    })
  )
}

const everyPeriod = (limits: NaiveLimits, keeps: (period: NaivePeriod, most: number) => boolean): boolean =>
  Object.entries(limits).every(([period, most]) => keeps(period as NaivePeriod, most))

/** Accepted and pending bookings of this type and host that start in the same period as the new one. */
const countedIn = (
  period: NaivePeriod,
  start: number,
  host: NaiveHost,
  situation: Situation,
): readonly NaiveBooking[] => {
  const name = (minute: number): string => periodOf(minute, period, { host, zone: zoneOf(host, situation) })
  return situation.bookings.filter(
    (it) =>
      it.of === 'type' &&
      (it.status === 'accepted' || it.status === 'pending') &&
      it.hosts.some((position) => situation.hosts[position] === host) &&
      name(it.start) === name(start),
  )
}

/** A name for the day, week, month or year: two moments are in the same one when it has the same name. */
const periodOf = (
  minute: number,
  period: NaivePeriod,
  { host, zone }: { readonly host: NaiveHost; readonly zone: string },
): string => {
  const date = begunDate(minute, zone)
  if (period === 'week') return firstOfWeek(date, host.weekStart)
  return date.slice(0, { day: 10, month: 7, year: 4 }[period])
}

const firstOfWeek = (date: string, weekStart: string): string =>
  weekdayOf(date) === weekStart ? date : firstOfWeek(laterDate(date, -1), weekStart)
