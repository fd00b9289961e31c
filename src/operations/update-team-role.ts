import { changeRole } from '../domain/organization/change-role.js'
import type { Role } from '../domain/organization/organization.js'
import { duplicateRoleName } from '../domain/organization/rules/role-name-is-new.js'
import { toTeamRole } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { teamRoleToChange } from './roles/role-access.js'
import { saveChangedRole } from './roles/save-role.js'

/** PATCH /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId} */
export const updateTeamRole: Operation<'updateTeamRole', { role: Role }> = {
  authorize: (request, world) => ({ role: teamRoleToChange(request, world) }),

  handle(request, world, { role }) {
    const { params, body } = request
    const others = [...world.roles.by('team', params.teamId)].filter((it) => it.id !== role.id)
    request.judge('AL-25', duplicateRoleName(body.name, others))
    const changed = changeRole(role, body, world.now())
    saveChangedRole(request, world, changed)
    return success(toTeamRole(changed, params.teamId))
  },
}
