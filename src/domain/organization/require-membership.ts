import { Failure } from '../failure.js'
import { isIn, type MembershipScope, nameOfScope } from './membership-scope.js'
import type { Membership } from './organization.js'

/** A membership of this very team or organization; those of others are unknown there (XT-36). `found` is what has the number. */
export const requireMembership = (
  found: Membership | undefined,
  scope: MembershipScope,
  membershipId: number,
): Membership => {
  if (found && isIn(found, scope)) return found
  const name = nameOfScope(scope)
  throw new Failure(
    'membership.unknown',
    `There is no membership ${membershipId} of ${name}; use the number of one of its memberships`,
    { membershipId, scope: name },
  )
}
