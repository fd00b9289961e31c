import { requireEventTypeOfTeam } from '../domain/access/event-type-access.js'
import { knownCaller, requireTeamAdmin, requireTeamOfOrganization } from '../domain/access/require-access.js'
import type { EventType } from '../domain/event-type/event-type.js'
import type { Team } from '../domain/organization/organization.js'
import { toTeamEventTypeOutput } from '../projection/team-event-type-output.js'
import { changeTeamEventType } from './event-types/change-team-event-type.js'
import { type Operation, success } from './operation.js'

/** PATCH /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId} */
export const updateOrganizationTeamEventType: Operation<
  'updateOrganizationTeamEventType',
  { team: Team; eventType: EventType }
> = {
  authorize({ params, caller }, world) {
    const { orgId: organizationId, teamId, eventTypeId } = params
    const { user } = knownCaller(caller)
    const team = requireTeamOfOrganization(world, user, { organizationId, teamId })
    requireTeamAdmin(world, user, { teamId })
    return { team, eventType: requireEventTypeOfTeam(world, teamId, eventTypeId) }
  },

  handle(request, world, { team, eventType }) {
    const change = { base: eventType, isNew: false, team, input: request.body }
    const changed = changeTeamEventType(request, world, change)
    return success(toTeamEventTypeOutput(changed, world, { isOn: request.isOn }))
  },
}
