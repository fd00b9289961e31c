import { knownCaller, requireOrganizationAdmin } from '../domain/access/require-access.js'
import type { Membership } from '../domain/organization/organization.js'
import { toOrganizationMembership } from '../projection/membership-output.js'
import { removeMember } from './memberships/change-members.js'
import { findOfOrganization } from './memberships/find-members.js'
import { type Operation, success } from './operation.js'

/** DELETE /v2/organizations/{orgId}/memberships/{membershipId} */
export const deleteOrganizationMembership: Operation<'deleteOrganizationMembership', Membership> = {
  authorize({ params, caller }, world) {
    requireOrganizationAdmin(world, knownCaller(caller).user, { organizationId: params.orgId })
    return findOfOrganization(world, params)
  },

  handle: (request, world, membership) =>
    success(toOrganizationMembership(removeMember(request, world, membership), request.params.orgId)),
}
