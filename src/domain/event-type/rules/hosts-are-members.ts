import { Failure } from '../../failure.js'
import type { EventTypeRule } from './event-type-rule.js'

/** Hosts that are sent are members of the team, for platform customers its managed users (EV-13, PATCH 4). */
export const hostsAreMembers: EventTypeRule = {
  name: 'hostsAreMembers',

  check({ input, members, team, isPlatform }) {
    const eligible = members.filter((user) => !isPlatform || user.managedByClientId !== null).map((user) => user.id)
    const strangers = (input.hosts ?? []).map((host) => host.userId).filter((id) => !eligible.includes(id))
    if (strangers.length === 0 || !team) return undefined

    const kind = isPlatform ? 'managed users who are members' : 'members'
    return new Failure(
      'event_type.host_not_in_team',
      `hosts names ${strangers.join(', ')}, who may not host for team ${team.id}; name ${kind} of it`,
      { property: 'hosts', userIds: strangers, teamId: team.id },
    )
  },
}
