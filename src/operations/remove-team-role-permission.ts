import type { Role } from '../domain/organization/organization.js'
import { noContent, type Operation } from './operation.js'
import { teamRoleToChange } from './roles/role-access.js'
import { takePermission } from './roles/save-role.js'

/** DELETE /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions/{permission} */
export const removeTeamRolePermission: Operation<'removeTeamRolePermission', { role: Role }> = {
  authorize: (request, world) => ({ role: teamRoleToChange(request, world) }),

  handle(request, world, { role }) {
    takePermission(request, world, role)
    return noContent
  },
}
