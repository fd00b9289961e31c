import { Failure } from '../../../failure.js'
import { toIso } from '../../../time/instant.js'
import type { RescheduleRule } from './reschedule-rule.js'

/** Refuses to move a booking that is over, unless the event type allows it (XT-46); over it is from its very end on. */
export const allowReschedulingPastBookings: RescheduleRule = {
  name: 'allowReschedulingPastBookings',

  check({ booking, eventType, now }) {
    if (booking.end > now || eventType?.allowReschedulingPastBookings) return undefined
    return new Failure(
      'booking.is_past',
      `Booking ${booking.uid} ended at ${toIso(booking.end)} and it is ${toIso(now)}; make a new booking, or let event type ${booking.eventTypeId} allowReschedulingPastBookings`,
      { bookingUid: booking.uid, end: toIso(booking.end), now: toIso(now) },
    )
  },
}
