import { Failure } from '../../failure.js'
import type { EventTypeRule } from './event-type-rule.js'

/** Hosts are named one by one, or all members are; not both (EV-12). */
export const hostsOrAllMembers: EventTypeRule = {
  name: 'hostsOrAllMembers',

  check({ input: { hosts, assignAllTeamMembers } }) {
    if (!hosts || assignAllTeamMembers !== true) return undefined

    return new Failure(
      'event_type.hosts_and_all_members',
      `hosts (${hosts.length}) and assignAllTeamMembers (true) exclude each other; send one of them`,
      { properties: ['hosts', 'assignAllTeamMembers'], hosts: hosts.map((host) => host.userId) },
    )
  },
}
