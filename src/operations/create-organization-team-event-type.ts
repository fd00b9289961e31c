import { knownCaller, requireAdminOfOrganizationTeam } from '../domain/access/require-access.js'
import type { Team } from '../domain/organization/organization.js'
import { createOfTeam } from './event-types/team-event-types.js'
import type { Operation } from './operation.js'

/** POST /v2/organizations/{orgId}/teams/{teamId}/event-types */
export const createOrganizationTeamEventType: Operation<'createOrganizationTeamEventType', Team> = {
  authorize: ({ params, caller }, world) =>
    requireAdminOfOrganizationTeam(world, knownCaller(caller).user, {
      organizationId: params.orgId,
      teamId: params.teamId,
    }),

  handle: createOfTeam,
}
