import { Failure } from '../../../failure.js'
import { isOff } from '../../calendar.js'
import { alreadyRejected } from '../already-rejected.js'
import type { CancelRule } from './cancel-rule.js'

/** Refuses to cancel what was cancelled or rejected before; both are final (XT-40, BK-47). */
export const stillStands: CancelRule = {
  name: 'stillStands',

  check({ bookings }) {
    const [first] = bookings
    if (!first || bookings.some(({ status }) => !isOff(status))) return undefined
    if (bookings.every(({ status }) => status === 'rejected')) return alreadyRejected(first, 'cancelled')

    const successor = first.rescheduledToUid
    const hint = successor === null ? 'there is nothing left to cancel' : `its successor is ${successor}`
    return new Failure('booking.already_cancelled', `Booking ${first.uid} is cancelled already; ${hint}`, {
      bookingUid: first.uid,
      rescheduledToUid: successor,
    })
  },
}
