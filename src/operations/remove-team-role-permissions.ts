import type { Role } from '../domain/organization/organization.js'
import { noContent, type Operation } from './operation.js'
import { teamRoleToChange } from './roles/role-access.js'
import { takePermissions } from './roles/save-role.js'

/** DELETE /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions */
export const removeTeamRolePermissions: Operation<'removeTeamRolePermissions', { role: Role }> = {
  authorize: (request, world) => ({ role: teamRoleToChange(request, world) }),

  handle(request, world, { role }) {
    takePermissions(request, world, role)
    return noContent
  },
}
