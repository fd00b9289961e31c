import { Failure } from '../../failure.js'
import { toIso } from '../../time/instant.js'
import { isHeld, slotEnd } from '../reservation-attempt.js'
import type { ReservationRule } from './reservation-rule.js'

/** Of one event type, no time is kept for two at once (XT-31); touching is fine. */
export const slotIsUnreserved: ReservationRule = {
  name: 'slotIsUnreserved',

  check(attempt) {
    const { others, start, now, eventType } = attempt
    const end = slotEnd(attempt)
    const held = others.find((it) => isHeld(it, now) && it.start < end && it.end > start)
    if (!held) return undefined

    return new Failure(
      'reservation.slot_reserved',
      `The slot of event type ${eventType.id} at ${toIso(start)} is reserved until ${toIso(held.until)}; choose another, or wait until then`,
      { eventTypeId: eventType.id, slotStart: toIso(start), reservedUntil: toIso(held.until) },
    )
  },
}
