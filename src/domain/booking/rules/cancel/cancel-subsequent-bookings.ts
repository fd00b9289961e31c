import { Failure } from '../../../failure.js'
import type { CancelRule } from './cancel-rule.js'

/** Refuses the wish for later occurrences where the path names the whole series: later than which? (XT-40) */
export const cancelSubsequentBookings: CancelRule = {
  name: 'cancelSubsequentBookings',

  check({ isSeries, withSubsequent, occurrences }) {
    if (!isSeries || !withSubsequent) return undefined
    const recurringBookingUid = occurrences[0]?.recurringBookingUid
    return new Failure(
      'booking.subsequent_of_series',
      `cancelSubsequentBookings is true, and ${recurringBookingUid} names a whole series; name the occurrence from which on to cancel, or leave cancelSubsequentBookings out`,
      { recurringBookingUid, property: 'cancelSubsequentBookings' },
    )
  },
}
