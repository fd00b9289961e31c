import type { Role } from '../domain/organization/organization.js'
import { toTeamRole } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { teamRoleToChange } from './roles/role-access.js'
import { removeRole } from './roles/save-role.js'

/** DELETE /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId} */
export const deleteTeamRole: Operation<'deleteTeamRole', { role: Role }> = {
  authorize: (request, world) => ({ role: teamRoleToChange(request, world) }),

  handle(request, world, { role }) {
    removeRole(request, world, role)
    return success(toTeamRole(role, request.params.teamId))
  },
}
