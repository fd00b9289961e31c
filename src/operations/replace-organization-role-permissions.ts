import { changeRole } from '../domain/organization/change-role.js'
import type { Role } from '../domain/organization/organization.js'
import { toOrganizationPermissions } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { organizationRole } from './roles/role-access.js'
import { saveChangedRole } from './roles/save-role.js'

/** PUT /v2/organizations/{orgId}/roles/{roleId}/permissions */
export const replaceOrganizationRolePermissions: Operation<'replaceOrganizationRolePermissions', { role: Role }> = {
  authorize: (request, world) => ({ role: organizationRole(request, world) }),

  handle(request, world, { role }) {
    const changed = changeRole(role, { permissions: request.body.permissions }, world.now())
    saveChangedRole(request, world, changed)
    return success(toOrganizationPermissions(changed))
  },
}
