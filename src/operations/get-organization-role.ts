import type { Role } from '../domain/organization/organization.js'
import { toOrganizationRole } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { organizationRole } from './roles/role-access.js'

/** GET /v2/organizations/{orgId}/roles/{roleId} */
export const getOrganizationRole: Operation<'getOrganizationRole', { role: Role }> = {
  authorize: (request, world) => ({ role: organizationRole(request, world) }),

  handle: ({ params }, _world, { role }) => success(toOrganizationRole(role, params.orgId)),
}
