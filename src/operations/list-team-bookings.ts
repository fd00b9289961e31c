import { knownCaller, requireTeamAdmin, requireTeamOfOrganization } from '../domain/access/require-access.js'
import { bookingPage } from './listing/booking-page.js'
import { bookingsOfTeam } from './listing/booking-scope.js'
import type { Operation } from './operation.js'

/** GET /v2/organizations/{orgId}/teams/{teamId}/bookings */
export const listTeamBookings: Operation<'listTeamBookings'> = {
  authorize({ caller, params }, world) {
    const { user } = knownCaller(caller)
    const { orgId: organizationId, teamId } = params
    requireTeamOfOrganization(world, user, { organizationId, teamId })
    requireTeamAdmin(world, user, { teamId, permission: 'booking.readTeamBookings' })
  },

  handle(request, world) {
    return bookingPage(world, request, bookingsOfTeam(world, request.params.teamId))
  },
}
