import type { EventTypeHost } from '../event-type/event-type.js'
import type { HostRequest } from './host-choice.js'

/**
 * The hosts with whom a meeting stays when it moves: those who have it, where the event type says so and no routing chose them (HA-07, HA-08).
 *
 * Undefined where a new choice is made, also because whoever took his turn there is no host of the event type any more.
 */
export const keptHosts = ({
  eventType,
  rescheduling,
  teamMemberIds = [],
}: Pick<HostRequest, 'eventType' | 'rescheduling' | 'teamMemberIds'>): readonly EventTypeHost[] | undefined => {
  if (!rescheduling || !eventType.rescheduleWithSameRoundRobinHost || teamMemberIds.length > 0) return undefined
  const kept = eventType.hosts.filter(({ userId }) => rescheduling.hostIds.includes(userId))
  return kept.some(({ mandatory }) => !mandatory) ? kept : undefined
}
