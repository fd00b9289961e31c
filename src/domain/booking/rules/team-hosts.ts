import { Failure } from '../../failure.js'
import type { BookingRule } from './booking-rule.js'

/** Refuses an event type of a team that nobody hosts (BK-17). */
export const teamHosts: BookingRule = {
  name: 'teamHosts',

  check({ eventType }) {
    if (eventType.teamId === null || eventType.hosts.length > 0) return undefined
    return new Failure(
      'booking.without_hosts',
      `Event type ${eventType.id} of team ${eventType.teamId} has no hosts; give it some first`,
      { eventTypeId: eventType.id, teamId: eventType.teamId },
    )
  },
}
