import type { BookingWindow, EventType } from '../event-type/event-type.js'
import { always, type Interval } from '../time/interval.js'
import { beginningOf, type LocalDay, localDayOf, readLocalDay, weekdayOf } from '../time/local-day.js'
import { type HoursSource, hoursOf } from './host-hours.js'
import { stretchesOn, type WorkingHours } from './working-hours.js'

/** Further ahead than this no window ends: the calendar does. In days. */
const longestWindow = 3_000_000
/** A rolling window looks no further than this for a day with working hours. */
const longestWait = 4000

/** Whose days a window counts: those of the owner, or of a team's first host. */
const leadingHostOf = ({ ownerId, hosts }: EventType): number => ownerId ?? hosts[0]?.userId ?? 0

/** The starts that a booking window lets through, its last day whole, in the zone of the host's schedule (AV-05). */
export const windowOf = (now: number, source: HoursSource): Interval => {
  const { bookingWindow } = source.eventType
  if (!bookingWindow) return always
  const hours = hoursOf(leadingHostOf(source.eventType), source)
  if (bookingWindow.type === 'range') return rangeOf(bookingWindow.value, hours.timeZone)
  const last = lastDay(bookingWindow, hours, localDayOf(now, hours.timeZone))
  return { from: always.from, to: last === undefined ? always.to : beginningOf(last + 1, hours.timeZone) }
}

const rangeOf = ([first, last]: readonly [string, string], zone: string): Interval => {
  const [from, to] = [readLocalDay(first), readLocalDay(last)]
  return {
    from: from === undefined ? always.from : beginningOf(from, zone),
    to: to === undefined ? always.to : beginningOf(to + 1, zone),
  }
}

type CountedWindow = Exclude<BookingWindow, { readonly type: 'range' }>

/**
 * The last day of a window: so many days after today, or, rolling, the so-manieth day with working hours, today among them.
 *
 * Undefined where there is none before the calendar ends.
 */
const lastDay = (
  { type, value, rolling }: CountedWindow,
  hours: WorkingHours,
  today: LocalDay,
): LocalDay | undefined => {
  if (value > longestWindow) return undefined
  const isBusinessDay = (localDay: LocalDay) => type === 'calendarDays' || weekdayOf(localDay) < 5
  if (!rolling) return type === 'calendarDays' ? today + value : nthDay(today + 1, value, isBusinessDay)
  return nthDay(today, value, (localDay) => isBusinessDay(localDay) && stretchesOn(hours, localDay).length > 0)
}

/** The so-manieth day that counts, from the first one on. */
const nthDay = (first: LocalDay, count: number, counts: (localDay: LocalDay) => boolean): LocalDay | undefined => {
  let [left, localDay] = [count, first]
  for (let waited = 0; left > 0; localDay++) {
    if (waited > longestWait) return undefined
    waited = counts(localDay) ? 0 : waited + 1
    if (waited === 0) left -= 1
  }
  return localDay - 1
}
