import { isAttendee, teamOfEventType } from '../../domain/access/booking-access.js'
import type { Booking } from '../../domain/booking/booking.js'
import type { User } from '../../domain/organization/user.js'
import type { World } from '../../state/world.js'

/** The bookings that a list is about, before any filter. */
export interface BookingScope {
  /** All of them from the indexes, some perhaps twice, perhaps with others. */
  candidates(): Iterable<Booking>
  includes(booking: Booking): boolean
}

/** Bookings a user organizes, attends as a host, or attends by e-mail address or seat (BK-70). */
export const bookingsOfUser = (world: World, user: User): BookingScope => ({
  *candidates() {
    yield* world.bookingsOfHost(user.id)
    yield* world.bookingsOfEmail(user.email)
  },
  includes: (booking) => booking.hostIds.includes(user.id) || isAttendee(user, booking),
})

/** Bookings of a team's event types, managed children included (BK-72). */
export const bookingsOfTeam = (world: World, teamId: number): BookingScope => ({
  *candidates() {
    for (const eventType of world.eventTypes.by('team', teamId)) {
      yield* world.bookingsOfEventType(eventType.id)
      for (const child of world.eventTypes.by('parent', eventType.id)) yield* world.bookingsOfEventType(child.id)
    }
  },
  includes: ({ eventTypeId }) => teamOfEventType(world, eventTypeId) === teamId,
})

/** Bookings that a member of the organization organizes, or of its teams' event types (BK-71). */
export const bookingsOfOrganization = (world: World, organizationId: number): BookingScope => {
  const members = new Set(world.membersOfOrganization(organizationId).map((it) => it.userId))
  const teams = [...world.teams.by('organization', organizationId)]
  const organizes = (booking: Booking): boolean => members.has(booking.organizerId)
  return {
    *candidates() {
      for (const userId of members) yield* world.bookingsOfHost(userId)
      for (const team of teams) yield* bookingsOfTeam(world, team.id).candidates()
    },
    includes: (booking) => {
      const teamId = teamOfEventType(world, booking.eventTypeId)
      return organizes(booking) || teams.some((it) => it.id === teamId)
    },
  }
}

/** Bookings of at least one of the scopes. */
export const anyOf = (scopes: readonly BookingScope[]): BookingScope => ({
  *candidates() {
    for (const scope of scopes) yield* scope.candidates()
  },
  includes: (booking) => scopes.some((it) => it.includes(booking)),
})

/** Bookings of both scopes, sought in the narrow one. */
export const within = (wide: BookingScope, narrow: BookingScope): BookingScope => ({
  candidates: () => narrow.candidates(),
  includes: (booking) => narrow.includes(booking) && wide.includes(booking),
})
