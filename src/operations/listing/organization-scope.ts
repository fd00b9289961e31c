import { readIds } from '../../domain/booking/listing/list-query.js'
import { Failure } from '../../domain/failure.js'
import type { User } from '../../domain/organization/user.js'
import type { World } from '../../state/world.js'
import { anyOf, type BookingScope, bookingsOfOrganization, bookingsOfUser, within } from './booking-scope.js'

/** The organization's bookings, where users are named those of them that are theirs (BK-71). */
export const organizationScope = (world: World, organizationId: number, userIds: string | undefined): BookingScope => {
  const all = bookingsOfOrganization(world, organizationId)
  if (userIds === undefined) return all
  const users = readIds(userIds).map((id) => requireMember(world, organizationId, id))
  return within(all, anyOf(users.map((user) => bookingsOfUser(world, user))))
}

const requireMember = (world: World, organizationId: number, userId: number): User => {
  const user = world.user(userId)
  const isMember = world.membershipsOf(userId).some((it) => it.organizationId === organizationId)
  if (user && isMember) return user
  throw new Failure(
    'bookings.user_not_in_organization',
    `userIds names ${userId}, who is no member of organization ${organizationId}; use numbers of its members`,
    { property: 'userIds', userId, organizationId },
  )
}
