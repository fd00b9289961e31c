import { day, minute } from '../time/instant.js'
import { type Interval, union } from '../time/interval.js'
import { type LocalDay, readLocalDay, weekdayOf } from '../time/local-day.js'
import type { Schedule } from './schedule.js'

/** When a host works, by local date. The stretches of a day are milliseconds since its midnight. */
export interface WorkingHours {
  readonly timeZone: string
  /** Monday first. */
  readonly weekly: readonly (readonly Interval[])[]
  /** Dates that have hours of their own, or none. */
  readonly overrides: ReadonlyMap<LocalDay, readonly Interval[]>
  /** Whether no schedule says anything: then the host works at all times, or as AL-26 says. */
  readonly isUnset: boolean
  /** Whether every moment is a working one. */
  readonly isAlways: boolean
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const wholeDay: readonly Interval[] = [{ from: 0, to: day }]
const officeDay: readonly Interval[] = [{ from: 9 * 60 * minute, to: 17 * 60 * minute }]

/** The hours that a schedule says, in its zone; an override replaces its date (AV-01). */
export const scheduledHours = ({ timeZone, availability, overrides }: Schedule): WorkingHours => {
  const on = (weekday: string) => availability.filter(({ days }) => days.some((it) => it.toLowerCase() === weekday))
  const weekly = weekdays.map((weekday) => union(on(weekday).map(toStretch)))
  const dates = [...new Set(overrides.map(({ date }) => date))]
  const replaced = dates.flatMap((date) => {
    const localDay = readLocalDay(date)
    const stretches = overrides.filter((it) => it.date === date).map(toStretch)
    return localDay === undefined ? [] : [[localDay, union(stretches)] as const]
  })
  return { timeZone, weekly, overrides: new Map(replaced), isUnset: false, isAlways: false }
}

const wholeWeek = weekdays.map(() => wholeDay)
const officeWeek = weekdays.map((_weekday, index) => (index < 5 ? officeDay : []))
const noOverrides: WorkingHours['overrides'] = new Map()

/** The hours of a host without a schedule: all of them (AV-02), or those of an office (AL-26). */
export const unscheduledHours = (timeZone: string, isOffice: boolean): WorkingHours => ({
  timeZone,
  weekly: isOffice ? officeWeek : wholeWeek,
  overrides: noOverrides,
  isUnset: true,
  isAlways: !isOffice,
})

/** The stretches of one local date. */
export const stretchesOn = ({ weekly, overrides }: WorkingHours, localDay: LocalDay): readonly Interval[] =>
  overrides.get(localDay) ?? weekly[weekdayOf(localDay)] ?? []

/** 23:59 is the latest time that `HH:MM` can say, and as an end means that of the day; equal times mean no hours. */
const toStretch = ({ startTime, endTime }: { readonly startTime: string; readonly endTime: string }): Interval => ({
  from: sinceMidnight(startTime),
  to: endTime === '23:59' && startTime !== endTime ? day : sinceMidnight(endTime),
})

const sinceMidnight = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * minute
}
