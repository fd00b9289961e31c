import { knownCaller, requireTeamOfOrganization } from '../domain/access/require-access.js'
import type { Membership } from '../domain/organization/organization.js'
import { toTeamMembership } from '../projection/membership-output.js'
import { findOfTeam } from './memberships/find-members.js'
import { type Operation, success } from './operation.js'

/** GET /v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId} */
export const getOrganizationTeamMembership: Operation<'getOrganizationTeamMembership', Membership> = {
  authorize({ params, caller }, world) {
    requireTeamOfOrganization(world, knownCaller(caller).user, { organizationId: params.orgId, teamId: params.teamId })
    return findOfTeam(world, params)
  },

  handle: ({ params }, _world, membership) => success(toTeamMembership(membership, params.teamId)),
}
