import { knownCaller, requireTeamAdmin } from '../domain/access/require-access.js'
import { bookingPage } from './listing/booking-page.js'
import { bookingsOfTeam } from './listing/booking-scope.js'
import type { Operation } from './operation.js'

/** GET /v2/teams/{teamId}/bookings */
export const listBookingsOfTeam: Operation<'listBookingsOfTeam'> = {
  authorize({ params: { teamId }, caller }, world) {
    requireTeamAdmin(world, knownCaller(caller).user, { teamId, permission: 'booking.readTeamBookings' })
  },

  handle: (request, world) => bookingPage(world, request, bookingsOfTeam(world, request.params.teamId)),
}
