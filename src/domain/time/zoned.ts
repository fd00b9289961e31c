// The functions rather than the classes: the bundle then holds a third of the library.
import { getISO } from 'temporal-polyfill/fns/Calendar'
import { create as createDuration } from 'temporal-polyfill/fns/Duration'
import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant'
import { toString as dateToString } from 'temporal-polyfill/fns/PlainDate'
import { fromString as dateTimeOf, toZonedDateTime } from 'temporal-polyfill/fns/PlainDateTime'
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime'

/** A length in units whose real length depends on the calendar and the zone. */
export interface CalendarSpan {
  readonly minutes?: number
  readonly hours?: number
  readonly days?: number
  readonly weeks?: number
  readonly months?: number
  readonly years?: number
}

const zoned = (time: number, zone: string): ZonedDateTime.Record =>
  toZonedDateTimeISO(fromEpochMilliseconds(time), zone)

/**
 * The moment so many days, weeks, months or years later with the same local time in the zone (BK-34).
 *
 * A local time that a clock change skips moves forward by the gap; a day that the month lacks becomes its last.
 */
export const addInZone = (time: number, zone: string, span: CalendarSpan): number => {
  const { years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0 } = span
  const duration = createDuration(years, months, weeks, days, hours, minutes)
  return ZonedDateTime.add(zoned(time, zone), duration).epochMilliseconds
}

/** The local calendar date of a moment, `YYYY-MM-DD`. */
export const localDate = (time: number, zone: string): string =>
  dateToString(ZonedDateTime.toPlainDate(zoned(time, zone)))

/** The local day of the week, Monday 1 to Sunday 7. */
export const localDayOfWeek = (time: number, zone: string): number => ZonedDateTime.dayOfWeek(zoned(time, zone))

/** The moment of a local time (`10:00`) on a local date (`2026-03-29`) in the zone. */
export const momentAt = (date: string, localTime: string, zone: string): number =>
  toZonedDateTime(dateTimeOf(`${date}T${localTime}`, getISO), zone).epochMilliseconds

const spellings = new Map<string, string>()
/** Zones are few, but each may be written in any letter case. */
const mostSpellings = 1000

/** The usual spelling of a zone's name, aliases kept (ME-01); the name must be that of a zone. */
export const usualTimeZone = (name: string): string => {
  const usual = spellings.get(name) ?? ZonedDateTime.create(0n, name).timeZoneId
  if (spellings.size >= mostSpellings) spellings.clear()
  spellings.set(name, usual)
  return usual
}

/** By how many milliseconds the local time of a zone is ahead of UTC at a moment. */
export const offsetAt = (time: number, zone: string): number => ZonedDateTime.offsetNanoseconds(zoned(time, zone)) / 1e6
