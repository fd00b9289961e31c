import type { Role } from '../domain/organization/organization.js'
import { toTeamPermissions } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { teamRole } from './roles/role-access.js'

/** GET /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions */
export const listTeamRolePermissions: Operation<'listTeamRolePermissions', { role: Role }> = {
  authorize: (request, world) => ({ role: teamRole(request, world) }),

  handle: (_request, _world, { role }) => success(toTeamPermissions(role)),
}
