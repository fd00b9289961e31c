import type { Role } from '../domain/organization/organization.js'
import { toOrganizationRole } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { organizationRole } from './roles/role-access.js'
import { removeRole } from './roles/save-role.js'

/** DELETE /v2/organizations/{orgId}/roles/{roleId} */
export const deleteOrganizationRole: Operation<'deleteOrganizationRole', { role: Role }> = {
  authorize: (request, world) => ({ role: organizationRole(request, world) }),

  handle(request, world, { role }) {
    removeRole(request, world, role)
    return success(toOrganizationRole(role, request.params.orgId))
  },
}
