import type { OrganizationUser } from '../domain/organization/require-organization-user.js'
import { toOrganizationUser } from '../projection/organization-user-output.js'
import { removeUser } from '../state/remove-user.js'
import { mustLeaveOwners } from './memberships/change-members.js'
import { type Operation, success } from './operation.js'
import { findForAdmin } from './organization-users/find-user.js'

/** DELETE /v2/organizations/{orgId}/users/{userId} */
export const deleteOrganizationUser: Operation<'deleteOrganizationUser', OrganizationUser> = {
  authorize: findForAdmin,

  handle({ params }, world, { user, membership }) {
    mustLeaveOwners(world, [...world.memberships.by('user', user.id)])
    removeUser(world, user)
    return success(toOrganizationUser(user, membership, params.orgId))
  },
}
