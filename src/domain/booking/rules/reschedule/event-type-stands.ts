import { Failure } from '../../../failure.js'
import type { RescheduleRule } from './reschedule-rule.js'

/** Refuses to move a booking whose event type is gone: nothing says any more how long it is and who hosts it (XT-52). */
export const eventTypeStands: RescheduleRule = {
  name: 'eventTypeStands',

  check({ booking, eventType }) {
    if (eventType) return undefined
    return new Failure(
      'booking.event_type_deleted',
      `Booking ${booking.uid} cannot be rescheduled: its event type ${booking.eventTypeId} was deleted; cancel it and book another one`,
      { bookingUid: booking.uid, eventTypeId: booking.eventTypeId },
    )
  },
}
