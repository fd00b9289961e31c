import { Failure } from '../../failure.js'
import { isSeries, longestSeries, occurrencesOf } from '../slots.js'
import type { BookingRule } from './booking-rule.js'

/** Refuses a series so long that making it would hold up everybody else. */
export const longSeries: BookingRule = {
  name: 'longSeries',

  check({ input, eventType }) {
    const occurrences = occurrencesOf(input, eventType)
    if (!isSeries(input, eventType) || occurrences <= longestSeries) return undefined

    return new Failure(
      'booking.series_too_long',
      `The series has ${occurrences} occurrences; send a recurrenceCount of at most ${longestSeries}`,
      { eventTypeId: eventType.id, occurrences, most: longestSeries },
    )
  },
}
