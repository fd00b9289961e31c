import { Failure } from '../../../failure.js'
import { minute, toIso } from '../../../time/instant.js'
import type { RescheduleRule } from './reschedule-rule.js'

/**
 * Refuses to move bookings where the event type has disabled it: always, or in the last `minutesBefore` minutes (XT-46, EV-09).
 *
 * The specification says "less than that many minutes remain", so a move made exactly that long before still passes.
 */
export const disableRescheduling: RescheduleRule = {
  name: 'disableRescheduling',

  check({ booking, eventType, now }) {
    if (!eventType) return undefined
    const { disabled = false, minutesBefore } = eventType.disableRescheduling
    const closesAt = booking.start - (minutesBefore ?? 0) * minute
    if (minutesBefore === undefined ? !disabled : now <= closesAt) return undefined

    const why =
      minutesBefore === undefined
        ? 'disables it'
        : `disables it ${minutesBefore} minutes before the start, since ${toIso(closesAt)}`
    return new Failure(
      'booking.rescheduling_disabled',
      `Booking ${booking.uid} cannot be rescheduled: event type ${eventType.id} ${why}; cancel it and make a new one`,
      { bookingUid: booking.uid, eventTypeId: eventType.id, disableRescheduling: eventType.disableRescheduling },
    )
  },
}
