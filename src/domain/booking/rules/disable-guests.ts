import { Failure } from '../../failure.js'
import type { BookingRule } from './booking-rule.js'

/** Refuses guests where the event type has disabled them (BK-25). */
export const disableGuests: BookingRule = {
  name: 'disableGuests',

  check({ input, eventType }) {
    if (!eventType.disableGuests || input.guests.length === 0) return undefined
    return new Failure(
      'booking.guests_disabled',
      `guests names ${input.guests.join(', ')}; event type ${eventType.id} takes no guests, so leave guests out`,
      { eventTypeId: eventType.id, guests: input.guests },
    )
  },
}
