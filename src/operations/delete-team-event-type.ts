import { requireEventTypeOfTeam } from '../domain/access/event-type-access.js'
import { knownCaller, requireTeamAdmin } from '../domain/access/require-access.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { deleteOfTeam } from './event-types/team-event-types.js'
import type { Operation } from './operation.js'

/** DELETE /v2/teams/{teamId}/event-types/{eventTypeId} */
export const deleteTeamEventType: Operation<'deleteTeamEventType', EventType> = {
  authorize({ params: { teamId, eventTypeId }, caller }, world) {
    requireTeamAdmin(world, knownCaller(caller).user, { teamId })
    return requireEventTypeOfTeam(world, teamId, eventTypeId)
  },

  handle: (_request, world, eventType) => deleteOfTeam(world, eventType),
}
