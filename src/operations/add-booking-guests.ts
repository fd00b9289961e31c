import { mustInvite } from '../domain/access/attendance-access.js'
import { maySeeAttendees } from '../domain/access/booking-access.js'
import { knownCaller } from '../domain/access/require-access.js'
import { addGuests } from '../domain/booking/add-people.js'
import type { Booking } from '../domain/booking/booking.js'
import { takesNobody } from '../domain/booking/takes-nobody.js'
import { toBookingOutput } from '../projection/booking-output.js'
import { requireBooking } from './loading/require-booking.js'
import { type Operation, success } from './operation.js'

/** POST /v2/bookings/{bookingUid}/guests */
export const addBookingGuests: Operation<'addBookingGuests', { booking: Booking }> = {
  authorize({ caller, params }, world) {
    const booking = requireBooking(world, params.bookingUid)
    mustInvite(world, knownCaller(caller), booking)
    return { booking }
  },

  handle({ body, caller }, world, { booking }) {
    const refusal = takesNobody(world, booking)
    if (refusal) throw refusal
    const nextAttendeeId = () => world.nextId('attendee')
    const joined = addGuests(booking, body.guests, { directory: world, now: world.now(), nextAttendeeId })
    if (joined !== booking) world.saveBooking(joined)
    return success(toBookingOutput(joined, world, { showAttendees: maySeeAttendees(world, caller, joined) }))
  },
}
