import type { EventType, Recurrence } from '../event-type/event-type.js'
import { day, minute } from '../time/instant.js'
import { addInZone } from '../time/zoned.js'
import type { Booking } from './booking.js'
import type { BookingInput } from './booking-input.js'
import { type Calendar, isOff } from './calendar.js'

/** One meeting of an attempt, in milliseconds since the epoch. */
export interface Slot {
  readonly start: number
  readonly end: number
  /** The seated booking that stands at this slot already, which the booker joins (BK-37). */
  readonly joins: Booking | undefined
}

/** The last moment that an ISO 8601 time with four digits for the year can name. */
export const lastInstant = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** Longest series that is made: what a request may cost must have an end. */
export const longestSeries = 1000

/** Whether the attempt makes a series: by its event type, unless one booking is wanted (BK-31, BK-33, VR-12). */
export const isSeries = (input: BookingInput, eventType: EventType): boolean =>
  eventType.recurrence !== null && !input.instant && !input.isSingle

/** Occurrences wished: what was asked for, else what the event type has (BK-32). */
export const occurrencesOf = (input: BookingInput, { recurrence }: EventType): number =>
  input.recurrenceCount ?? recurrence?.occurrences ?? 1

/** Minutes that a meeting is to take (AV-10). */
export const lengthOf = ({ lengthInMinutes, start, end }: BookingInput, eventType: EventType): number => {
  if (lengthInMinutes !== undefined) return lengthInMinutes
  return end === undefined ? eventType.lengthInMinutes : (end - start) / minute
}

/** The meetings that the attempt would make; those past the end of the calendar, and of the longest series, are left out. */
export const slotsOf = (
  input: BookingInput,
  eventType: EventType,
  { length, calendar }: { readonly length: number; readonly calendar: Calendar },
): readonly Slot[] =>
  startsOf(input, eventType).map((start) => ({
    start,
    end: start + Math.round(length * minute),
    joins: eventType.seats ? seatedAt(calendar, eventType.id, start) : undefined,
  }))

/** The booking whose seats are given away at this moment; one that came to nothing has none. */
const seatedAt = (calendar: Calendar, eventTypeId: number, start: number): Booking | undefined =>
  calendar.startingAt(eventTypeId, start).find((it) => it.isSeated && !isOff(it.status))

const startsOf = (input: BookingInput, eventType: EventType): readonly number[] => {
  const { recurrence } = eventType
  if (!recurrence || !isSeries(input, eventType)) return [input.start]
  const count = Math.min(occurrencesOf(input, eventType), longestSeries)
  const starts: number[] = []
  for (let index = 0; index < count && approximateStart(input.start, recurrence, index) <= lastInstant; index++)
    starts.push(occurrenceStart(input, recurrence, index))
  return starts
}

/** Counted in the attendee's zone, so that local time survives clock changes (BK-34). */
const occurrenceStart = ({ start, attendee }: BookingInput, recurrence: Recurrence, index: number): number => {
  if (index === 0) return start
  const steps = index * recurrence.interval
  return addInZone(start, attendee.timeZone, { [unitOf[recurrence.frequency].name]: steps })
}

/** Near the real start, and computable where the calendar has an end. */
const approximateStart = (start: number, { interval, frequency }: Recurrence, index: number): number =>
  start + index * interval * unitOf[frequency].leastDays * day

const unitOf = {
  weekly: { name: 'weeks', leastDays: 7 },
  monthly: { name: 'months', leastDays: 28 },
  yearly: { name: 'years', leastDays: 365 },
} as const
