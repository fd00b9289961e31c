import { Failure } from '../../failure.js'
import { toIso } from '../../time/instant.js'
import { isSeries, lastInstant, occurrencesOf } from '../slots.js'
import type { BookingRule } from './booking-rule.js'

/** Refuses meetings that end later than an ISO 8601 time can say. */
export const endOfCalendar: BookingRule = {
  name: 'endOfCalendar',

  check({ input, eventType, slots }) {
    const asked = isSeries(input, eventType) ? occurrencesOf(input, eventType) : 1
    if (slots.length === asked && slots.every(({ end }) => end <= lastInstant)) return undefined

    return new Failure(
      'booking.beyond_calendar',
      `A meeting from ${toIso(input.start)} on would end later than ${toIso(lastInstant)}, where the calendar ends; choose an earlier start`,
      { start: toIso(input.start), last: toIso(lastInstant) },
    )
  },
}
