import { Failure } from '../../../failure.js'
import type { CancelRule } from './cancel-rule.js'

/** Refuses to cancel where the event type has disabled it, whoever asks (XT-40). */
export const disableCancelling: CancelRule = {
  name: 'disableCancelling',

  check({ bookings, directory }) {
    const disabled = bookings.find(({ eventTypeId }) => directory.eventType(eventTypeId)?.disableCancelling.disabled)
    if (!disabled) return undefined
    return new Failure(
      'booking.cancelling_disabled',
      `Booking ${disabled.uid} cannot be cancelled: event type ${disabled.eventTypeId} has disableCancelling; reschedule it, or change the event type`,
      { bookingUid: disabled.uid, eventTypeId: disabled.eventTypeId, disableCancelling: { disabled: true } },
    )
  },
}
