import { requireEventTypeOfTeam } from '../domain/access/event-type-access.js'
import { knownCaller, requireAdminOfOrganizationTeam } from '../domain/access/require-access.js'
import { type OfTeam, updateOfTeam } from './event-types/team-event-types.js'
import type { Operation } from './operation.js'

/** PATCH /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId} */
export const updateOrganizationTeamEventType: Operation<'updateOrganizationTeamEventType', OfTeam> = {
  authorize({ params, caller }, world) {
    const { orgId: organizationId, teamId, eventTypeId } = params
    const team = requireAdminOfOrganizationTeam(world, knownCaller(caller).user, { organizationId, teamId })
    return { team, eventType: requireEventTypeOfTeam(world, teamId, eventTypeId) }
  },

  handle: updateOfTeam,
}
