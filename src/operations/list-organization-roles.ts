import { pageOf } from '../domain/page-of.js'
import { toOrganizationRole } from '../projection/role-output.js'
import { type Operation, success } from './operation.js'
import { mustManageOrganizationRoles } from './roles/role-access.js'

/** GET /v2/organizations/{orgId}/roles */
export const listOrganizationRoles: Operation<'listOrganizationRoles'> = {
  authorize: mustManageOrganizationRoles,

  handle({ params, query }, world) {
    const roles = pageOf([...world.roles.by('organization', params.orgId)], query)
    return success(roles.map((role) => toOrganizationRole(role, params.orgId)))
  },
}
