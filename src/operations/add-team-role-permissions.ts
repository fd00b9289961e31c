import { knownCaller, requireTeamAdmin, requireTeamOfOrganization } from '../domain/access/require-access.js'
import { addPermissions } from '../domain/organization/change-role.js'
import type { Role } from '../domain/organization/organization.js'
import { requireTeamRole } from '../domain/organization/require-role.js'
import { changedSystemRole } from '../domain/organization/rules/system-role-stays.js'
import { onlyTeamAdmin } from '../domain/organization/rules/team-admin-is-not-enough.js'
import { toTeamPermissions } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'

const permission = 'role.update'

/** POST /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions */
export const addTeamRolePermissions: Operation<'addTeamRolePermissions', { role: Role }> = {
  authorize(request, world) {
    const { params, caller } = request
    const { user } = knownCaller(caller)
    const scope = { organizationId: params.orgId, teamId: params.teamId, permission }
    requireTeamOfOrganization(world, user, scope)
    requireTeamAdmin(world, user, scope)
    request.judge('AL-37', onlyTeamAdmin(world, user, scope))
    return { role: requireTeamRole(world, params.teamId, params.roleId) }
  },

  handle(request, world, { role }) {
    request.judge('AL-36', changedSystemRole(role))
    const changed = addPermissions(role, request.body.permissions, world.now())
    world.roles.save(changed)
    return success(toTeamPermissions(changed))
  },
}
