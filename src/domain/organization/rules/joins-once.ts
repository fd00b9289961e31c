import { Failure } from '../../failure.js'
import { type MembershipScope, nameOfScope } from '../membership-scope.js'
import type { Membership } from '../organization.js'
import type { User } from '../user.js'

/** Who is to join, and what is known of him. */
interface Joining {
  readonly userId: number
  readonly user: User | undefined
  /** His membership of the same team or organization, accepted or not. */
  readonly present: Membership | undefined
}

/** A member is a user who is there, and is one only once (XT-36). */
export const joinsOnce = ({ userId, user, present }: Joining, scope: MembershipScope): Failure | undefined => {
  if (!user) {
    return new Failure('membership.user_unknown', `There is no user ${userId}; send the number of one who is there`, {
      property: 'userId',
      value: userId,
    })
  }
  if (!present) return undefined
  const name = nameOfScope(scope)
  return new Failure(
    'membership.exists',
    `User ${userId} is in ${name} already, by membership ${present.id}; update that one instead`,
    { userId, scope: name, membershipId: present.id },
  )
}
