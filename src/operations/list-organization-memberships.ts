import { knownCaller, requireOrganization } from '../domain/access/require-access.js'
import type { Organization } from '../domain/organization/organization.js'
import { toOrganizationMembership } from '../projection/membership-output.js'
import { membersOfOrganization } from './memberships/find-members.js'
import { type Operation, success } from './operation.js'

/** GET /v2/organizations/{orgId}/memberships */
export const listOrganizationMemberships: Operation<'listOrganizationMemberships', Organization> = {
  authorize: ({ params, caller }, world) => requireOrganization(world, knownCaller(caller).user, params.orgId),

  handle: ({ query }, world, { id }) =>
    success(membersOfOrganization(world, id, query).map((it) => toOrganizationMembership(it, id))),
}
