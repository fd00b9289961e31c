import { lastInstant } from '../../booking/slots.js'
import { Failure } from '../../failure.js'
import { toIso } from '../../time/instant.js'
import { expiry } from '../reservation-attempt.js'
import type { ReservationRule } from './reservation-rule.js'

/** A reservation expires no later than an ISO 8601 time can say. */
export const endOfCalendar: ReservationRule = {
  name: 'endOfCalendar',

  check(attempt) {
    if (expiry(attempt) <= lastInstant) return undefined
    return new Failure(
      'reservation.beyond_calendar',
      `A reservation of ${attempt.minutes} minutes would end later than ${toIso(lastInstant)}, where the calendar ends; choose a shorter one`,
      { reservationDuration: attempt.minutes, last: toIso(lastInstant) },
    )
  },
}
