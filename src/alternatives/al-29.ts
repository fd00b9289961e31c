import type { Alternative } from './alternative.js'
import { mapData } from './map-data.js'

/** AL-29: meetingUrl repeats the location, whatever it is. */
export const al29: Alternative = {
  id: 'AL-29',
  operations: [
    'createBooking',
    'listBookings',
    'getBooking',
    'updateBookingLocation',
    'markBookingAbsent',
    'listOrganizationBookings',
    'listTeamBookings',
    'listBookingsOfTeam',
  ],
  shape: (reply) => mapData(reply, (booking) => ({ ...booking, meetingUrl: booking['location'] })),
}
