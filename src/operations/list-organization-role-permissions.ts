import type { Role } from '../domain/organization/organization.js'
import { toOrganizationPermissions } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { organizationRole } from './roles/role-access.js'

/** GET /v2/organizations/{orgId}/roles/{roleId}/permissions */
export const listOrganizationRolePermissions: Operation<'listOrganizationRolePermissions', { role: Role }> = {
  authorize: (request, world) => ({ role: organizationRole(request, world) }),

  handle: (_request, _world, { role }) => success(toOrganizationPermissions(role)),
}
