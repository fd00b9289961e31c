import { Failure } from '../../failure.js'
import { toIso } from '../../time/instant.js'
import type { ReservationRule } from './reservation-rule.js'

/** What cannot be booked cannot be reserved (XT-31). */
export const slotIsFree: ReservationRule = {
  name: 'slotIsFree',

  check({ eventType, start, whyTaken }) {
    const reason = whyTaken()
    return (
      reason &&
      new Failure(
        'reservation.slot_not_free',
        `Event type ${eventType.id} cannot be booked at ${toIso(start)}: ${reason.message}`,
        { ...reason.details, eventTypeId: eventType.id, slotStart: toIso(start), rule: reason.name },
      )
    )
  },
}
