/** Milliseconds in one minute, and in one day. */
export const minute = 60_000
export const day = 24 * 60 * minute

/** ISO 8601 UTC with milliseconds and `Z` (ER-06). */
export const toIso = (time: number): string => new Date(time).toISOString()

const iso8601 =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/

/**
 * An ISO 8601 date or date-time as epoch milliseconds; without an offset it is read as UTC, a date as its midnight (ER-19).
 *
 * Undefined for anything else, days that no calendar has included.
 */
export const parseIso = (text: string): number | undefined => {
  const found = iso8601.exec(text)
  if (!found) return undefined
  const [year, month, dayOfMonth, hour, minutes, seconds] = found.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const milliseconds = Number((found[7] ?? '0').padEnd(3, '0').slice(0, 3))
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, dayOfMonth)
  date.setUTCHours(hour, minutes, seconds, milliseconds)
  const isReal =
    date.getUTCDate() === dayOfMonth && date.getUTCMonth() === month - 1 && hour < 24 && minutes < 60 && seconds < 60
  const offset = offsetOf(found)
  return isReal && offset !== undefined ? date.getTime() - offset : undefined
}

const offsetOf = (found: RegExpExecArray): number | undefined => {
  const [hours, minutes] = [Number(found[9] ?? 0), Number(found[10] ?? 0)]
  if (hours > 23 || minutes > 59) return undefined
  return (found[8] === '-' ? -1 : 1) * (hours * 60 + minutes) * minute
}

/** Whether the text is a date or date-time that `parseIso` can read. */
export const isIso = (text: string): boolean => parseIso(text) !== undefined
