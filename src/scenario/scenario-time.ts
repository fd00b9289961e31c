import { minute, parseIso } from '../domain/time/instant.js'
import { isTimeZone } from '../domain/time/time-zone.js'
import { addInZone, localDate, localDayOfWeek, momentAt } from '../domain/time/zoned.js'
import type { ScenarioTime } from './key.js'

/** A relative time, taken apart. */
interface Relative {
  /** Monday 1 to Sunday 7: the first such day from the start's own on. */
  readonly weekday: number | undefined
  readonly days: number
  readonly minutes: number
  /** `10:00`; left out: the start's own. */
  readonly localTime: string | undefined
  readonly zone: string
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const relativeForm =
  /^(now|mon|tue|wed|thu|fri|sat|sun)?((?:[+-]\d{1,5}[mhdw]){0,4})(?: (\d{1,2}:\d{2}))?(?: ([A-Za-z][\w+/-]*))?$/

/** The sentence that says how times are written. */
export const timeForms =
  'write an ISO 8601 time, "now", "+90m", "+2d 10:00 Europe/London" or "mon+1w 10:00 Europe/London"'

/** Reads a time of a scenario; undefined where it is none. The start is floored to the minute. */
export const readScenarioTime = (text: ScenarioTime, start: number): number | undefined => {
  const relative = readRelative(text)
  return relative ? resolve(relative, Math.floor(start / minute) * minute) : parseIso(text)
}

const readRelative = (text: string): Relative | undefined => {
  const [all, anchor, offsets = '', localTime, zoneName = 'UTC'] = relativeForm.exec(text.trim()) ?? []
  const zone = isTimeZone(zoneName) ? zoneName : undefined
  if (!all || zone === undefined || (localTime !== undefined && !isClockTime(localTime))) return undefined
  const minutes = sumOf(offsets, { m: 1, h: 60 })
  if (minutes !== 0 && localTime !== undefined) return undefined
  const weekday = anchor === undefined || anchor === 'now' ? undefined : weekdays.indexOf(anchor) + 1
  return { weekday, days: sumOf(offsets, { d: 1, w: 7 }), minutes, localTime: localTime?.padStart(5, '0'), zone }
}

const isClockTime = (text: string): boolean => /^([01]?\d|2[0-3]):[0-5]\d$/.test(text)

const sumOf = (offsets: string, units: Readonly<Record<string, number>>): number => {
  let sum = 0
  for (const [, amount, unit = ''] of offsets.matchAll(/([+-]\d+)([mhdw])/g)) sum += Number(amount) * (units[unit] ?? 0)
  return sum
}

const resolve = ({ weekday, days, minutes, localTime, zone }: Relative, start: number): number => {
  const wait = weekday === undefined ? 0 : (weekday - localDayOfWeek(start, zone) + 7) % 7
  const moved = addInZone(start, zone, { days: days + wait })
  return localTime === undefined ? moved + minutes * minute : momentAt(localDate(moved, zone), localTime, zone)
}
