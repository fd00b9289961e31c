/** What a clock on a wall shows, and a calendar beside it. */
export interface WallClock {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Monday to Sunday. */
  readonly weekday: string
  /** Minutes since midnight. */
  readonly time: number
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** What the clocks of a zone show at a minute since the epoch. */
export const wallClock = (minute: number, timeZone: string): WallClock => {
  // A moment of UTC that reads as the wall clock does.
  const shown = new Date((minute + offsetAt(minute, timeZone)) * 60_000)
  return {
    date: shown.toISOString().slice(0, 10),
    weekday: weekdays[shown.getUTCDay()] ?? '',
    time: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  }
}

/**
 * The date that has begun in a zone: what the wall clock shows, except where clocks are put back over midnight.
 *
 * There (St John's, 2010-11-07, 00:01 back to 23:01) yesterday's date is shown again, and the day that had begun goes on.
 */
export const begunDate = (minute: number, timeZone: string): string => {
  const { date } = wallClock(minute, timeZone)
  const arePutBack = offsetAt(minute, timeZone) < offsetAt(minute - 3 * 60, timeZone)
  if (!arePutBack) return date
  const shown = Array.from({ length: 3 * 60 }, (_, ago) => wallClock(minute - ago, timeZone).date)
  return shown.reduce((latest, it) => (it > latest ? it : latest), date)
}

/** The calendar date some days later; the months' lengths are those of UTC's calendar. */
export const laterDate = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** The day of the week of a calendar date. */
export const weekdayOf = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? ''

/** Minutes by which the zone is ahead of UTC: asked at both ends of the hour, and minute by minute where these differ. */
const offsetAt = (minute: number, timeZone: string): number => {
  const hour = Math.floor(minute / 60) * 60
  const offset = knownOffset(hour, timeZone)
  return offset === knownOffset(hour + 60, timeZone) ? offset : knownOffset(minute, timeZone)
}

const offsets = new Map<string, number>()

const knownOffset = (minute: number, timeZone: string): number => {
  const key = `${timeZone} ${minute}`
  const offset = offsets.get(key) ?? askedOffset(minute, timeZone)
  if (offsets.size > 500_000) offsets.clear()
  offsets.set(key, offset)
  return offset
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? newFormat(timeZone)
  formats.set(timeZone, format)
  return format
}

const newFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  })

/** `03/29/2026, 02:30` in the zone, read as if it were UTC, less the moment itself. */
const askedOffset = (minute: number, timeZone: string): number => {
  const text = formatOf(timeZone).format(minute * 60_000)
  const [month = 0, day = 0, year = 0, hour = 0, minutes = 0] = text.split(/\D+/).map(Number)
  return Date.UTC(year, month - 1, day, hour, minutes) / 60_000 - minute
}
