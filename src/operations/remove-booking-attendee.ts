import { mustRemoveAttendee } from '../domain/access/attendance-access.js'
import { knownCaller } from '../domain/access/require-access.js'
import { removeAttendee } from '../domain/booking/add-people.js'
import { attendeeStays, noSuchAttendee } from '../domain/booking/attendee-refusals.js'
import type { Attendee, Booking } from '../domain/booking/booking.js'
import { bookingIsOff } from '../domain/booking/is-off.js'
import { seatsOnly } from '../domain/booking/seats-only.js'
import { toNumberedAttendee } from '../projection/booking-attendee.js'
import { requireBooking } from './loading/require-booking.js'
import { type Operation, success } from './operation.js'

interface Found {
  readonly booking: Booking
  readonly attendee: Attendee
}

/** DELETE /v2/bookings/{bookingUid}/attendees/{attendeeId} */
export const removeBookingAttendee: Operation<'removeBookingAttendee', Found> = {
  authorize({ caller, params }, world) {
    const booking = requireBooking(world, params.bookingUid)
    const attendee = booking.attendees.find((it) => it.id === params.attendeeId)
    mustRemoveAttendee(world, knownCaller(caller), { booking, attendee })
    if (!attendee) throw noSuchAttendee(booking, params.attendeeId)
    return { booking, attendee }
  },

  handle(_request, world, { booking, attendee }) {
    const refusal = bookingIsOff(booking) ?? seatsOnly(booking) ?? attendeeStays(booking, attendee)
    if (refusal) throw refusal
    world.saveBooking(removeAttendee(booking, attendee, world.now()))
    return success(toNumberedAttendee(attendee, booking))
  },
}
