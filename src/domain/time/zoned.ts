import { Temporal } from 'temporal-polyfill'

/** A length in units whose real length depends on the calendar and the zone. */
export interface CalendarSpan {
  readonly minutes?: number
  readonly hours?: number
  readonly days?: number
  readonly weeks?: number
  readonly months?: number
  readonly years?: number
}

const zoned = (time: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone)

/**
 * The moment so many days, weeks, months or years later with the same local time in the zone (BK-34).
 *
 * A local time that a clock change skips moves forward by the gap; a day that the month lacks becomes its last.
 */
export const addInZone = (time: number, zone: string, span: CalendarSpan): number =>
  zoned(time, zone).add(span).epochMilliseconds

/** The local calendar date of a moment, `YYYY-MM-DD`. */
export const localDate = (time: number, zone: string): string => zoned(time, zone).toPlainDate().toString()

/** The local day of the week, Monday 1 to Sunday 7. */
export const localDayOfWeek = (time: number, zone: string): number => zoned(time, zone).dayOfWeek

/** The moment of a local time (`10:00`) on a local date (`2026-03-29`) in the zone. */
export const momentAt = (date: string, localTime: string, zone: string): number =>
  Temporal.PlainDateTime.from(`${date}T${localTime}`).toZonedDateTime(zone).epochMilliseconds

/** The usual spelling of a zone's name, aliases kept (ME-01); the name must be that of a zone. */
export const usualTimeZone = (name: string): string => new Temporal.ZonedDateTime(0n, name).timeZoneId

/** By how many milliseconds the local time of a zone is ahead of UTC at a moment. */
export const offsetAt = (time: number, zone: string): number => zoned(time, zone).offsetNanoseconds / 1e6
