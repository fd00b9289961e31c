import { knownCaller, requireOrganizationAdmin } from '../domain/access/require-access.js'
import type { Membership } from '../domain/organization/organization.js'
import { toOrganizationMembership } from '../projection/membership-output.js'
import { changeMember } from './memberships/change-members.js'
import { findOfOrganization } from './memberships/find-members.js'
import { type Operation, success } from './operation.js'

/** PATCH /v2/organizations/{orgId}/memberships/{membershipId} */
export const updateOrganizationMembership: Operation<'updateOrganizationMembership', Membership> = {
  authorize({ params, caller }, world) {
    requireOrganizationAdmin(world, knownCaller(caller).user, { organizationId: params.orgId })
    return findOfOrganization(world, params)
  },

  handle: ({ params, body }, world, membership) =>
    success(toOrganizationMembership(changeMember(world, membership, body), params.orgId)),
}
