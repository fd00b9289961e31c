import { knownCaller, requireOrganizationAdmin } from '../../domain/access/require-access.js'
import { isIn, ofOrganization } from '../../domain/organization/membership-scope.js'
import { type OrganizationUser, requireOrganizationUser } from '../../domain/organization/require-organization-user.js'
import type { World } from '../../state/world.js'
import type { AccessRequest } from '../operation.js'

type Asked = Pick<AccessRequest<'updateOrganizationUser'>, 'params' | 'caller'>

/** The user of the organization that a path names, for the organization's admins (XT-21). */
export const findForAdmin = ({ params, caller }: Asked, world: World): OrganizationUser => {
  const { orgId: organizationId, userId } = params
  requireOrganizationAdmin(world, knownCaller(caller).user, { organizationId })
  const membership = [...world.memberships.by('user', userId)].find((it) => isIn(it, ofOrganization(organizationId)))
  return requireOrganizationUser(world, { organizationId, userId }, membership)
}
