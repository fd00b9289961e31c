import { Failure } from '../failure.js'
import { day, parseIso, toIso } from '../time/instant.js'
import type { Interval } from '../time/interval.js'
import { beginningOf, readLocalDay } from '../time/local-day.js'

/** What a listing may cost must have an end. */
export const mostDays = 366

/** The time that is searched: a date means the local day, as an end the whole of it; a time without offset is read as UTC (XT-50, ER-19). */
export const readSlotRange = (start: string, end: string, zone: string): Interval => {
  const range = { from: readMoment(start, zone, 0), to: readMoment(end, zone, 1) }
  if (range.to < range.from)
    throw new Failure('slots.range_backwards', `end is ${end}, before start, which is ${start}; swap them`, {
      ...{ start, end },
    })
  if (range.to - range.from > (mostDays + 1) * day)
    throw new Failure(
      'slots.range_too_long',
      `start ${start} and end ${end} are ${Math.ceil((range.to - range.from) / day)} days apart; ask for at most ${mostDays} days, such as up to ${toIso(range.from + mostDays * day)}`,
      { start, end, mostDays },
    )
  return range
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

const readMoment = (text: string, zone: string, daysLater: number): number => {
  const localDay = isDate(text) ? readLocalDay(text) : undefined
  return localDay === undefined ? (parseIso(text) ?? 0) : beginningOf(localDay + daysLater, zone)
}
