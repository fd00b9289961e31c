import { requireEventTypeOfTeam } from '../domain/access/event-type-access.js'
import { knownCaller, requireAdminOfOrganizationTeam } from '../domain/access/require-access.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { deleteOfTeam } from './event-types/team-event-types.js'
import type { Operation } from './operation.js'

/** DELETE /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId} */
export const deleteOrganizationTeamEventType: Operation<'deleteOrganizationTeamEventType', EventType> = {
  authorize({ params, caller }, world) {
    const { orgId: organizationId, teamId, eventTypeId } = params
    requireAdminOfOrganizationTeam(world, knownCaller(caller).user, { organizationId, teamId })
    return requireEventTypeOfTeam(world, teamId, eventTypeId)
  },

  handle: (_request, world, eventType) => deleteOfTeam(world, eventType),
}
