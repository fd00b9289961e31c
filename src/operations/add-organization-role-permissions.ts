import { addPermissions } from '../domain/organization/change-role.js'
import type { Role } from '../domain/organization/organization.js'
import { toOrganizationPermissions } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { organizationRole } from './roles/role-access.js'
import { saveChangedRole } from './roles/save-role.js'

/** POST /v2/organizations/{orgId}/roles/{roleId}/permissions */
export const addOrganizationRolePermissions: Operation<'addOrganizationRolePermissions', { role: Role }> = {
  authorize: (request, world) => ({ role: organizationRole(request, world) }),

  handle(request, world, { role }) {
    const changed = addPermissions(role, request.body.permissions, world.now())
    saveChangedRole(request, world, changed)
    return success(toOrganizationPermissions(changed))
  },
}
