import type { Directory } from '../../directory.js'
import { Failure } from '../../failure.js'
import { membersOf, nameOfScope } from '../membership-scope.js'
import type { Membership } from '../organization.js'

/**
 * A team or organization that has an owner keeps one: its last may neither leave nor become less (XT-36).
 *
 * `after` is the membership as it would be, undefined where it would be gone.
 */
export const lastOwner = (
  directory: Directory,
  before: Membership,
  after: Membership | undefined,
): Failure | undefined => {
  if (!owns(before) || (after && owns(after))) return undefined
  if (membersOf(directory, before).some((it) => it.id !== before.id && it.role === 'OWNER')) return undefined

  const name = nameOfScope(before)
  return new Failure(
    'membership.last_owner',
    `User ${before.userId} is the last owner of ${name}; make another member OWNER first`,
    { userId: before.userId, membershipId: before.id, scope: name },
  )
}

const owns = ({ role, accepted }: Membership): boolean => role === 'OWNER' && accepted
