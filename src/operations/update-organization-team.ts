import { knownCaller, requireAdminOfOrganizationTeam } from '../domain/access/require-access.js'
import type { Team } from '../domain/organization/organization.js'
import type { Operation } from './operation.js'
import { changeAndAnswer } from './teams/answer-teams.js'

/** PATCH /v2/organizations/{orgId}/teams/{teamId} */
export const updateOrganizationTeam: Operation<'updateOrganizationTeam', Team> = {
  authorize: ({ params: { orgId: organizationId, teamId }, caller }, world) =>
    requireAdminOfOrganizationTeam(world, knownCaller(caller).user, { organizationId, teamId }),

  handle: changeAndAnswer,
}
