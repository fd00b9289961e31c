import { knownCaller, requireAdminOfOrganizationTeam } from '../domain/access/require-access.js'
import type { Membership } from '../domain/organization/organization.js'
import { toTeamMembership } from '../projection/membership-output.js'
import { changeMember } from './memberships/change-members.js'
import { findOfTeam } from './memberships/find-members.js'
import { type Operation, success } from './operation.js'

/** PATCH /v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId} */
export const updateOrganizationTeamMembership: Operation<'updateOrganizationTeamMembership', Membership> = {
  authorize({ params, caller }, world) {
    requireAdminOfOrganizationTeam(world, knownCaller(caller).user, {
      organizationId: params.orgId,
      teamId: params.teamId,
    })
    return findOfTeam(world, params)
  },

  handle: ({ params, body }, world, membership) =>
    success(toTeamMembership(changeMember(world, membership, body), params.teamId)),
}
