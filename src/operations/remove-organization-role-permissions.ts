import type { Role } from '../domain/organization/organization.js'
import { noContent, type Operation } from './operation.js'
import { organizationRole } from './roles/role-access.js'
import { takePermissions } from './roles/save-role.js'

/** DELETE /v2/organizations/{orgId}/roles/{roleId}/permissions */
export const removeOrganizationRolePermissions: Operation<'removeOrganizationRolePermissions', { role: Role }> = {
  authorize: (request, world) => ({ role: organizationRole(request, world) }),

  handle(request, world, { role }) {
    takePermissions(request, world, role)
    return noContent
  },
}
