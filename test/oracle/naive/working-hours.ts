import { oncePerHost } from './once-per-host.js'
import type { NaiveHost, NaiveSchedule, Situation } from './situation.js'
import { type WallClock, wallClock } from './wall-clock.js'

/** The schedule that holds for a host: that of the event type, else his own, else none (AV-01). */
export const scheduleOf = (host: NaiveHost, { type }: Situation): NaiveSchedule | null => type.schedule ?? host.schedule

/** The zone in which a host's days are counted (AV-02, AV-05, AV-06). */
export const zoneOf = (host: NaiveHost, situation: Situation): string =>
  scheduleOf(host, situation)?.timeZone ?? host.timeZone

/** Whether a host works in the minute that begins here: the wall clock shows a time within his hours of that date (AV-01). */
export const works = (host: NaiveHost, minute: number, situation: Situation): boolean => {
  const schedule = scheduleOf(host, situation)
  if (!schedule) return true
  const known = knownMinutes(host, situation)
  const does = known.get(minute) ?? worksBy(schedule, minute)
  known.set(minute, does)
  return does
}

const knownMinutes = oncePerHost(() => new Map<number, boolean>())

const worksBy = (schedule: NaiveSchedule, minute: number): boolean => {
  const clock = wallClock(minute, schedule.timeZone)
  return hoursOn(clock, schedule).some(({ from, to }) => from <= clock.time && clock.time < to)
}

/** The hours of a date: its overrides where it has any, else those of the weekday. */
export const hoursOn = (
  { date, weekday }: Pick<WallClock, 'date' | 'weekday'>,
  schedule: NaiveSchedule,
): readonly { readonly from: number; readonly to: number }[] => {
  const overrides = schedule.overrides.filter((it) => it.date === date)
  return overrides.length > 0 ? overrides : schedule.hours.filter(({ days }) => days.includes(weekday))
}
