import { Failure } from '../../../failure.js'
import type { Rule } from '../../../rule.js'
import { type HostAnswer, isWaiting } from '../../confirm.js'

/** Refuses to answer for a booking that waits for no host (XT-47, BK-47). */
export const stillWaits: Rule<HostAnswer> = {
  name: 'stillWaits',

  check({ bookings, wished }) {
    const [first] = bookings
    if (!first || bookings.some(isWaiting)) return undefined
    return new Failure(
      'booking.not_waiting',
      `Booking ${first.uid} is ${first.status}, so it cannot be ${wished}; only pending and awaiting_host bookings can`,
      { bookingUid: first.uid, status: first.status },
    )
  },
}
