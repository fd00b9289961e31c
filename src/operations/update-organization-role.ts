import { knownCaller, requireOrganizationAdmin } from '../domain/access/require-access.js'
import { changeRole } from '../domain/organization/change-role.js'
import type { Role } from '../domain/organization/organization.js'
import { requireOrganizationRole } from '../domain/organization/require-role.js'
import { duplicateRoleName } from '../domain/organization/rules/role-name-is-new.js'
import { changedSystemRole } from '../domain/organization/rules/system-role-stays.js'
import { toOrganizationRole } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'

/** PATCH /v2/organizations/{orgId}/roles/{roleId} */
export const updateOrganizationRole: Operation<'updateOrganizationRole', { role: Role }> = {
  authorize({ params, caller }, world) {
    const organizationId = params.orgId
    requireOrganizationAdmin(world, knownCaller(caller).user, { organizationId, permission: 'role.update' })
    return { role: requireOrganizationRole(world, organizationId, params.roleId) }
  },

  handle(request, world, { role }) {
    const { params, body } = request
    request.judge('AL-36', changedSystemRole(role))
    const others = [...world.roles.by('organization', params.orgId)].filter((it) => it.id !== role.id)
    request.judge('AL-25', duplicateRoleName(body.name, others))
    const changed = changeRole(role, body, world.now())
    world.roles.save(changed)
    return success(toOrganizationRole(changed, params.orgId))
  },
}
