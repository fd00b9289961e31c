import { requireEventTypeOfTeam } from '../domain/access/event-type-access.js'
import { knownCaller, requireTeamAdmin } from '../domain/access/require-access.js'
import { type OfTeam, updateOfTeam } from './event-types/team-event-types.js'
import type { Operation } from './operation.js'

/** PATCH /v2/teams/{teamId}/event-types/{eventTypeId} */
export const updateTeamEventType: Operation<'updateTeamEventType', OfTeam> = {
  authorize({ params: { teamId, eventTypeId }, caller }, world) {
    const team = requireTeamAdmin(world, knownCaller(caller).user, { teamId })
    return { team, eventType: requireEventTypeOfTeam(world, teamId, eventTypeId) }
  },

  handle: updateOfTeam,
}
