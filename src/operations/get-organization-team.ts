import { knownCaller, requireTeamOfOrganization } from '../domain/access/require-access.js'
import type { Team } from '../domain/organization/organization.js'
import { toTeam } from '../projection/team-output.js'
import { type Operation, success } from './operation.js'

/** GET /v2/organizations/{orgId}/teams/{teamId} */
export const getOrganizationTeam: Operation<'getOrganizationTeam', Team> = {
  authorize: ({ params: { orgId: organizationId, teamId }, caller }, world) =>
    requireTeamOfOrganization(world, knownCaller(caller).user, { organizationId, teamId }),

  handle: (_request, _world, team) => success(toTeam(team)),
}
