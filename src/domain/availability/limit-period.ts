import type { LimitPeriod } from '../event-type/event-type.js'
import type { Interval } from '../time/interval.js'
import { beginningOf, dateOf, type LocalDay, localDayOf, weekdayOf } from '../time/local-day.js'

/** In whose days, and from which weekday on, periods are counted (AV-06). */
export interface PeriodFrame {
  readonly timeZone: string
  /** Monday 0 to Sunday 6. */
  readonly weekStart: number
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** The day of the week by its name, Monday 0 to Sunday 6; Sunday for what is none. */
export const weekdayNamed = (name: string): number => {
  const index = weekdays.indexOf(name.toLowerCase())
  return index === -1 ? 6 : index
}

/** All days, weeks, months or years that hold any of a range. */
export function* periodsIn(period: LimitPeriod, { from, to }: Interval, frame: PeriodFrame): Generator<Interval> {
  let { first, interval } = periodFrom(period, localDayOf(from, frame.timeZone), frame)
  while (interval.from < to) {
    yield interval
    ;({ first, interval } = periodFrom(period, nextFirstDay[period](first), frame))
  }
}

const periodFrom = (period: LimitPeriod, localDay: LocalDay, { timeZone, weekStart }: PeriodFrame) => {
  const first = firstDay[period](localDay, weekStart)
  const interval = { from: beginningOf(first, timeZone), to: beginningOf(nextFirstDay[period](first), timeZone) }
  return { first, interval }
}

/** The day, week, month or year in which a moment lies, from its first moment to that of the next one. */
export const periodAt = (period: LimitPeriod, time: number, frame: PeriodFrame): Interval =>
  periodFrom(period, localDayOf(time, frame.timeZone), frame).interval

type FirstDay = (localDay: LocalDay, weekStart: number) => LocalDay

const firstDay: Readonly<Record<LimitPeriod, FirstDay>> = {
  day: (localDay) => localDay,
  week: (localDay, weekStart) => localDay - ((weekdayOf(localDay) - weekStart + 7) % 7),
  month: (localDay) => localDay - Number(dateOf(localDay).slice(-2)) + 1,
  year: (localDay) => firstOfYear(Number(dateOf(localDay).slice(0, -6))),
}

const nextFirstDay: Readonly<Record<LimitPeriod, (first: LocalDay) => LocalDay>> = {
  day: (first) => first + 1,
  week: (first) => first + 7,
  month: (first) => firstDay.month(first + 31, 0),
  year: (first) => firstDay.year(first + 366, 0),
}

const firstOfYear = (year: number): LocalDay => {
  const date = new Date(0)
  date.setUTCFullYear(year, 0, 1)
  return date.getTime() / 86_400_000
}
