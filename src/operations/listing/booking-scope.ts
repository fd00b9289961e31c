import { isAttendee } from '../../domain/access/booking-access.js'
import type { Booking } from '../../domain/booking/booking.js'
import type { User } from '../../domain/organization/user.js'
import type { Interval } from '../../domain/time/interval.js'
import type { World } from '../../state/world.js'

/** The bookings that a list is about, before any filter. */
export interface BookingScope {
  /** All of them that start within the window, its ends included, from the indexes; some perhaps twice, perhaps with others. */
  candidates(window: Interval): Iterable<Booking>
  includes(booking: Booking): boolean
}

/** Bookings a user organizes, attends as a host, or attends by e-mail address or seat (BK-70). */
export const bookingsOfUser = (world: World, user: User): BookingScope => ({
  *candidates(window) {
    yield* world.bookingsOfHost(user.id, window)
    yield* world.bookingsOfEmail(user.email, window)
  },
  includes: (booking) => booking.hostIds.includes(user.id) || isAttendee(user, booking),
})

/** Bookings of a team's event types, managed children and removed ones included (BK-72, XT-52). */
export const bookingsOfTeam = (world: World, teamId: number): BookingScope => ({
  candidates: (window) => world.bookingsOfTeam(teamId, window),
  includes: (booking) => booking.teamId === teamId,
})

/** Bookings that a member of the organization organizes, or of its teams' event types (BK-71). */
export const bookingsOfOrganization = (world: World, organizationId: number): BookingScope => {
  const members = new Set(world.membersOfOrganization(organizationId).map((it) => it.userId))
  const teams = new Set([...world.teams.by('organization', organizationId)].map((it) => it.id))
  return {
    *candidates(window) {
      for (const userId of members) yield* world.bookingsOfHost(userId, window)
      for (const teamId of teams) yield* world.bookingsOfTeam(teamId, window)
    },
    includes: ({ organizerId, teamId }) => members.has(organizerId) || (teamId !== null && teams.has(teamId)),
  }
}

/** Bookings of at least one of the scopes. */
export const anyOf = (scopes: readonly BookingScope[]): BookingScope => ({
  *candidates(window) {
    for (const scope of scopes) yield* scope.candidates(window)
  },
  includes: (booking) => scopes.some((it) => it.includes(booking)),
})

/** Bookings of both scopes, sought in the narrow one. */
export const within = (wide: BookingScope, narrow: BookingScope): BookingScope => ({
  candidates: (window) => narrow.candidates(window),
  includes: (booking) => narrow.includes(booking) && wide.includes(booking),
})
