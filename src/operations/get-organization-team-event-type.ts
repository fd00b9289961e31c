import { requireEventTypeOfTeam } from '../domain/access/event-type-access.js'
import { knownCaller, requireTeamOfOrganization } from '../domain/access/require-access.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { toTeamEventTypeOutput } from '../projection/team-event-type-output.js'
import { type Operation, success } from './operation.js'

/** GET /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId} */
export const getOrganizationTeamEventType: Operation<'getOrganizationTeamEventType', EventType> = {
  authorize({ params, caller }, world) {
    const { orgId: organizationId, teamId, eventTypeId } = params
    requireTeamOfOrganization(world, knownCaller(caller).user, { organizationId, teamId })
    return requireEventTypeOfTeam(world, teamId, eventTypeId)
  },

  handle: ({ isOn }, world, eventType) => success(toTeamEventTypeOutput(eventType, world, { isOn })),
}
