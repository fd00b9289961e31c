import { knownCaller, requireAdminOfOrganizationTeam } from '../domain/access/require-access.js'
import { ofTeam } from '../domain/organization/membership-scope.js'
import type { Team } from '../domain/organization/organization.js'
import { toTeamMembership } from '../projection/membership-output.js'
import { addMember } from './memberships/change-members.js'
import { type Operation, success } from './operation.js'

/** POST /v2/organizations/{orgId}/teams/{teamId}/memberships */
export const createOrganizationTeamMembership: Operation<'createOrganizationTeamMembership', Team> = {
  authorize: ({ params, caller }, world) =>
    requireAdminOfOrganizationTeam(world, knownCaller(caller).user, {
      organizationId: params.orgId,
      teamId: params.teamId,
    }),

  handle: (request, world, { id }) => success(toTeamMembership(addMember(request, world, ofTeam(id)), id)),
}
