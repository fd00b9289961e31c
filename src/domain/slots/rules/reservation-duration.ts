import { Failure } from '../../failure.js'
import { usualMinutes } from '../reservation-attempt.js'
import type { ReservationRule } from './reservation-rule.js'

/** Only callers with credentials say for how long a slot is kept (XT-30). */
export const reservationDuration: ReservationRule = {
  name: 'reservationDuration',

  check({ minutes, isAnonymous }) {
    if (!isAnonymous || minutes === usualMinutes) return undefined
    return new Failure(
      'reservation.duration_needs_credentials',
      `reservationDuration is ${minutes}; without credentials a slot is kept for ${usualMinutes} minutes: leave it out or authenticate`,
      { reservationDuration: minutes, usual: usualMinutes },
    )
  },
}
