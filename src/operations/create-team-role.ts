import { knownCaller, requireTeamAdmin, requireTeamOfOrganization } from '../domain/access/require-access.js'
import { changeRole, newRole } from '../domain/organization/change-role.js'
import type { Team } from '../domain/organization/organization.js'
import { duplicateRoleName } from '../domain/organization/rules/role-name-is-new.js'
import { onlyTeamAdmin } from '../domain/organization/rules/team-admin-is-not-enough.js'
import { toTeamRole } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'

const permission = 'role.create'

/** POST /v2/organizations/{orgId}/teams/{teamId}/roles */
export const createTeamRole: Operation<'createTeamRole', { team: Team }> = {
  authorize(request, world) {
    const { params, caller } = request
    const { user } = knownCaller(caller)
    const scope = { organizationId: params.orgId, teamId: params.teamId, permission }
    requireTeamOfOrganization(world, user, scope)
    const team = requireTeamAdmin(world, user, scope)
    request.judge('AL-37', onlyTeamAdmin(world, user, scope))
    return { team }
  },

  handle(request, world, { team }) {
    const { body } = request
    request.judge('AL-25', duplicateRoleName(body.name, world.roles.by('team', team.id)))
    const now = world.now()
    const role = newRole({ id: world.nextUuid('role'), name: body.name, teamId: team.id, createdAt: now })
    const made = changeRole(role, body, now)
    world.roles.save(made)
    return success(toTeamRole(made, team.id))
  },
}
