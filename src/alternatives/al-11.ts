import type { Alternative } from './alternative.js'

/** AL-11: a success has no `error` key. */
export const al11: Alternative = {
  id: 'AL-11',
  operations: [
    'listBookings',
    'listOrganizationBookings',
    'listTeamBookings',
    'listBookingsOfTeam',
    'getBooking',
    'listBookingRecordings',
  ],
  generations: 'both',

  shape(reply) {
    const { error: _empty, ...rest } = reply
    return rest
  },
}
