import { knownCaller, requireOrganizationAdmin } from '../domain/access/require-access.js'
import { ofOrganization } from '../domain/organization/membership-scope.js'
import type { Organization } from '../domain/organization/organization.js'
import { toOrganizationMembership } from '../projection/membership-output.js'
import { addMember } from './memberships/change-members.js'
import { type Operation, success } from './operation.js'

/** POST /v2/organizations/{orgId}/memberships */
export const createOrganizationMembership: Operation<'createOrganizationMembership', Organization> = {
  authorize: ({ params, caller }, world) =>
    requireOrganizationAdmin(world, knownCaller(caller).user, { organizationId: params.orgId }),

  handle: (request, world, { id }) =>
    success(toOrganizationMembership(addMember(request, world, ofOrganization(id)), id)),
}
