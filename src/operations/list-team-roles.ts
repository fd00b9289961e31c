import type { Team } from '../domain/organization/organization.js'
import { pageOf } from '../domain/page-of.js'
import { toTeamRole } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { teamWithRoles } from './roles/role-access.js'

/** GET /v2/organizations/{orgId}/teams/{teamId}/roles */
export const listTeamRoles: Operation<'listTeamRoles', { team: Team }> = {
  authorize: (request, world) => ({ team: teamWithRoles(request, world) }),

  handle({ query }, world, { team }) {
    const roles = pageOf([...world.roles.by('team', team.id)], query)
    return success(roles.map((role) => toTeamRole(role, team.id)))
  },
}
