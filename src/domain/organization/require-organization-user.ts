import type { Directory } from '../directory.js'
import { Failure } from '../failure.js'
import type { Membership } from './organization.js'
import type { User } from './user.js'

/** A user and his place in an organization. */
export interface OrganizationUser {
  readonly user: User
  readonly membership: Membership
}

/** A user of the organization, invited ones included; `membership` is his there, undefined where he has none (XT-21). */
export const requireOrganizationUser = (
  directory: Directory,
  { organizationId, userId }: { readonly organizationId: number; readonly userId: number },
  membership: Membership | undefined,
): OrganizationUser => {
  const user = directory.user(userId)
  if (user && membership) return { user, membership }
  throw new Failure(
    'organization.user_unknown',
    `Organization ${organizationId} has no user ${userId}; use the number of one of its users`,
    { organizationId, userId },
  )
}
