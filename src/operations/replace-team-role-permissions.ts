import { changeRole } from '../domain/organization/change-role.js'
import type { Role } from '../domain/organization/organization.js'
import { toTeamPermissions } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { teamRoleToChange } from './roles/role-access.js'
import { saveChangedRole } from './roles/save-role.js'

/** PUT /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions */
export const replaceTeamRolePermissions: Operation<'replaceTeamRolePermissions', { role: Role }> = {
  authorize: (request, world) => ({ role: teamRoleToChange(request, world) }),

  handle(request, world, { role }) {
    const changed = changeRole(role, { permissions: request.body.permissions }, world.now())
    saveChangedRole(request, world, changed)
    return success(toTeamPermissions(changed))
  },
}
