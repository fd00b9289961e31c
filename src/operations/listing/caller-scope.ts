import type { Caller } from '../../domain/access/caller.js'
import { isAtLeast } from '../../domain/access/membership.js'
import { knownCaller } from '../../domain/access/require-access.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'
import { anyOf, type BookingScope, bookingsOfOrganization, bookingsOfTeam, bookingsOfUser } from './booking-scope.js'

/** The caller's bookings (BK-70); with AL-32 those of teams and organizations where the caller is admin, too. */
export const callerScope = (world: World, request: Notes & { readonly caller: Caller }): BookingScope => {
  const { user } = knownCaller(request.caller)
  const own = bookingsOfUser(world, user)
  if (!request.isOn('AL-32')) return own
  const administered = world.membershipsOf(user.id).filter((it) => isAtLeast(it.role, 'ADMIN'))
  const wider = administered.flatMap(({ teamId, organizationId }) => {
    if (teamId !== null) return [bookingsOfTeam(world, teamId)]
    return organizationId === null ? [] : [bookingsOfOrganization(world, organizationId)]
  })
  return anyOf([own, ...wider])
}
