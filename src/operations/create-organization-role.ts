import { knownCaller, requireOrganizationAdmin } from '../domain/access/require-access.js'
import { changeRole, newRole } from '../domain/organization/change-role.js'
import { duplicateRoleName } from '../domain/organization/rules/role-name-is-new.js'
import { toOrganizationRole } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'

/** POST /v2/organizations/{orgId}/roles */
export const createOrganizationRole: Operation<'createOrganizationRole'> = {
  authorize({ params, caller }, world) {
    const scope = { organizationId: params.orgId, permission: 'role.create' }
    requireOrganizationAdmin(world, knownCaller(caller).user, scope)
  },

  handle(request, world) {
    const { body } = request
    const organizationId = request.params.orgId
    request.judge('AL-25', duplicateRoleName(body.name, world.roles.by('organization', organizationId)))
    const now = world.now()
    const role = newRole({ id: world.nextUuid('role'), name: body.name, organizationId, createdAt: now })
    const made = changeRole(role, body, now)
    world.roles.save(made)
    return success(toOrganizationRole(made, organizationId))
  },
}
