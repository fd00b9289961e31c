import type { Role } from '../domain/organization/organization.js'
import { noContent, type Operation } from './operation.js'
import { organizationRole } from './roles/role-access.js'
import { takePermission } from './roles/save-role.js'

/** DELETE /v2/organizations/{orgId}/roles/{roleId}/permissions/{permission} */
export const removeOrganizationRolePermission: Operation<'removeOrganizationRolePermission', { role: Role }> = {
  authorize: (request, world) => ({ role: organizationRole(request, world) }),

  handle(request, world, { role }) {
    takePermission(request, world, role)
    return noContent
  },
}
