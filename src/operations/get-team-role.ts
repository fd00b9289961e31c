import type { Role } from '../domain/organization/organization.js'
import { toTeamRole } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { teamRole } from './roles/role-access.js'

/** GET /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId} */
export const getTeamRole: Operation<'getTeamRole', { role: Role }> = {
  authorize: (request, world) => ({ role: teamRole(request, world) }),

  handle: ({ params }, _world, { role }) => success(toTeamRole(role, params.teamId)),
}
