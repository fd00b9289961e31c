import { maySeeAttendees } from '../domain/access/booking-access.js'
import type { Booking } from '../domain/booking/booking.js'
import { toBookingOutput, toOccurrenceOutput } from '../projection/booking-output.js'
import { toOlderBooking } from '../projection/older-booking.js'
import { bookingUnknown, type FoundBooking, requireBookingOrSeries } from './loading/require-booking.js'
import { type Operation, success } from './operation.js'

/** GET /v2/bookings/{bookingUid} */
export const getBooking: Operation<'getBooking', FoundBooking> = {
  authorize: ({ params }, world) => requireBookingOrSeries(world, params.bookingUid),

  handle({ caller }, world, found) {
    const view = (booking: Booking) => ({ showAttendees: maySeeAttendees(world, caller, booking) })
    if ('booking' in found) return success(toBookingOutput(found.booking, world, view(found.booking)))
    return success(found.occurrences.map((it) => toOccurrenceOutput(it, world, view(it))))
  },

  older({ caller, params }, world, found) {
    if (!('booking' in found)) throw bookingUnknown(world, params.bookingUid)
    const { booking } = found
    return success(toOlderBooking(booking, world, { showAttendees: maySeeAttendees(world, caller, booking) }))
  },
}
