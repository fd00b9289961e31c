import { knownCaller, requireOrganization } from '../domain/access/require-access.js'
import type { Membership } from '../domain/organization/organization.js'
import { toOrganizationMembership } from '../projection/membership-output.js'
import { findOfOrganization } from './memberships/find-members.js'
import { type Operation, success } from './operation.js'

/** GET /v2/organizations/{orgId}/memberships/{membershipId} */
export const getOrganizationMembership: Operation<'getOrganizationMembership', Membership> = {
  authorize({ params, caller }, world) {
    requireOrganization(world, knownCaller(caller).user, params.orgId)
    return findOfOrganization(world, params)
  },

  handle: ({ params }, _world, membership) => success(toOrganizationMembership(membership, params.orgId)),
}
