import { Failure } from '../../../failure.js'
import { alreadyRejected } from '../already-rejected.js'
import type { RescheduleRule } from './reschedule-rule.js'

/** Refuses to move a cancelled booking, unless the event type lets a new one come of it; a rejected one in any case (XT-46, BK-47). */
export const allowReschedulingCancelledBookings: RescheduleRule = {
  name: 'allowReschedulingCancelledBookings',

  check({ booking, eventType }) {
    const { uid, status, rescheduledToUid } = booking
    if (status === 'rejected') return alreadyRejected(booking, 'rescheduled')
    if (status !== 'cancelled' || eventType?.allowReschedulingCancelledBookings) return undefined

    const hint =
      rescheduledToUid === null
        ? 'make a new booking'
        : `it was moved before, so reschedule its successor ${rescheduledToUid}`
    return new Failure('booking.is_cancelled', `Booking ${uid} is cancelled and cannot be rescheduled; ${hint}`, {
      bookingUid: uid,
      rescheduledToUid,
    })
  },
}
