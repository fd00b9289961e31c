/** Milliseconds in one minute, and in one day. */
export const minute = 60_000
export const day = 24 * 60 * minute

/** ISO 8601 UTC with milliseconds and `Z` (ER-06). The platform takes a microsecond for one, and a reply has many: what was told last is kept. */
export const toIso = (time: number): string => {
  const place = Math.abs(Math.trunc(time % told.length))
  const known = told[place]
  if (known?.time === time) return known.text
  const text = new Date(time).toISOString()
  told[place] = { time, text }
  return text
}

const told: ({ readonly time: number; readonly text: string } | undefined)[] = new Array(1021).fill(undefined)

const usual = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/

/** Whether the text is a date-time in UTC as nearly all are written, on a day that every month has: known at a glance, so asked before anything slower. */
export const isUsualIso = (text: string): boolean => usual.test(text)

const iso8601 =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/

/**
 * An ISO 8601 date or date-time as epoch milliseconds; without an offset it is read as UTC, a date as its midnight (ER-19).
 *
 * Undefined for anything else, days that no calendar has included.
 */
export const parseIso = (text: string): number | undefined => {
  if (isUsualIso(text)) return Date.parse(text)
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
