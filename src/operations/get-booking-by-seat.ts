import type { Wire } from '../contract/wire.js'
import { maySeeAttendees } from '../domain/access/booking-access.js'
import type { Booking } from '../domain/booking/booking.js'
import { Failure } from '../domain/failure.js'
import { toBookingOutput } from '../projection/booking-output.js'
import { type Operation, success } from './operation.js'

/** GET /v2/bookings/by-seat/{seatUid} */
export const getBookingBySeat: Operation<'getBookingBySeat', { booking: Booking }> = {
  authorize({ params: { seatUid } }, world) {
    const booking = world.bookings.first('seat', seatUid)
    if (booking) return { booking }
    throw new Failure(
      'booking.no_such_seat',
      `Nobody holds a seat ${seatUid}; use the seatUid of an attendee of a booking with seats`,
      { seatUid },
    )
  },

  handle({ caller }, world, { booking }) {
    const output = toBookingOutput(booking, world, { showAttendees: maySeeAttendees(world, caller, booking) })
    return success(output as Wire<'SeatedBookingReply'>['data'])
  },
}
