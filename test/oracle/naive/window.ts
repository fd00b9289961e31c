import { oncePerHost } from './once-per-host.js'
import type { NaiveHost, Situation } from './situation.js'
import { begunDate, laterDate, weekdayOf } from './wall-clock.js'
import { hoursOn, scheduleOf, zoneOf } from './working-hours.js'

/** Whether a start lies in the booking window, by the calendar of the first host's zone; the last day is whole (AV-05). */
export const isInWindow = (start: number, situation: Situation): boolean => {
  const [leader] = situation.hosts
  if (!leader || !situation.type.window) return true
  const { first, last } = datesOf(leader, situation)
  const date = begunDate(start, zoneOf(leader, situation))
  return first <= date && date <= last
}

/** The first and the last date of the window: so many days after today, or, rolling, the so-manieth that counts, today among them. */
const datesOf = oncePerHost((host, situation): { readonly first: string; readonly last: string } => {
  const { window } = situation.type
  if (window?.type === 'range') return { first: window.value[0], last: window.value[1] }
  const today = begunDate(Math.floor(situation.now / 60_000), zoneOf(host, situation))
  const before = window?.rolling ? laterDate(today, -1) : today
  return { first: today, last: dayAfter(before, window?.value ?? 0, (date) => counts(date, host, situation)) }
})

/** Nobody looks further ahead than this for days that count. */
const furthest = 3000

/** Goes on day by day until so many days are counted. */
const dayAfter = (today: string, value: number, isCounted: (date: string) => boolean): string => {
  let [date, counted] = [today, 0]
  for (let steps = 0; counted < value && steps < furthest; steps++) {
    date = laterDate(date, 1)
    if (isCounted(date)) counted++
  }
  return date
}

/** Business days are Monday to Friday; rolling windows count only days on which the host works. */
const counts = (date: string, host: NaiveHost, situation: Situation): boolean => {
  const { window } = situation.type
  if (!window || window.type === 'range') return false
  const weekday = weekdayOf(date)
  if (window.type === 'businessDays' && (weekday === 'Saturday' || weekday === 'Sunday')) return false
  const schedule = scheduleOf(host, situation)
  return !window.rolling || !schedule || hoursOn({ date, weekday }, schedule).some(({ from, to }) => from < to)
}
