import { Failure } from '../../failure.js'
import type { BookingRule } from './booking-rule.js'

/** Leaves instant bookings to event types of teams (BK-18). */
export const instant: BookingRule = {
  name: 'instant',

  check({ input, eventType }) {
    if (!input.instant || eventType.teamId !== null) return undefined
    return new Failure(
      'booking.instant_is_for_teams',
      `Event type ${eventType.id} is personal; instant is for event types of teams only`,
      { eventTypeId: eventType.id },
    )
  },
}
