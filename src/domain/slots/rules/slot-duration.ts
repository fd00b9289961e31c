import { offeredLengths } from '../../booking/offered-lengths.js'
import { Failure } from '../../failure.js'
import type { ReservationRule } from './reservation-rule.js'

/** A slot is as long as the meetings that the event type offers (XT-31). */
export const slotDuration: ReservationRule = {
  name: 'slotDuration',

  check({ eventType, length }) {
    const offered = offeredLengths(eventType)
    if (offered.includes(length)) return undefined
    return new Failure(
      'reservation.length_not_offered',
      `slotDuration is ${length}; event type ${eventType.id} takes ${offered.join(', ')}`,
      { eventTypeId: eventType.id, slotDuration: length, offered },
    )
  },
}
