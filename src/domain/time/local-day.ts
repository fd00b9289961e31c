import { day, toIso } from './instant.js'
import { offsetSpans } from './offset-spans.js'

/** A local date as the number of days since 1970-01-01. */
export type LocalDay = number

/**
 * The local date that has begun at a moment: the one that clocks show, except where they are put back over midnight.
 *
 * There (St John's until 2011) they show yesterday's date once more, and the day that had begun goes on.
 */
export const localDayOf = (time: number, zone: string): LocalDay => {
  const [span] = offsetSpans(zone, { from: time, to: time + 1 })
  const shown = Math.floor((time + (span?.offset ?? 0)) / day)
  return time >= beginningOf(shown + 1, zone) ? shown + 1 : shown
}

/** The moment at which a local date begins; where clocks skip its midnight, that of the change. */
export const beginningOf = (localDay: LocalDay, zone: string): number => {
  const midnight = localDay * day
  for (const { from, to, offset } of offsetSpans(zone, { from: midnight - 2 * day, to: midnight + 2 * day })) {
    const begins = Math.max(from, midnight - offset)
    if (begins < to) return begins
  }
  return midnight
}

/** `YYYY-MM-DD` as a local date; undefined for what is none. */
export const readLocalDay = (date: string): LocalDay | undefined => {
  const time = Date.parse(`${date.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : time / day
}

/** A local date as `YYYY-MM-DD`. */
export const dateOf = (localDay: LocalDay): string => toIso(localDay * day).slice(0, -14)

/** The day of the week of a local date, Monday 0 to Sunday 6. */
export const weekdayOf = (localDay: LocalDay): number => (((localDay + 3) % 7) + 7) % 7
