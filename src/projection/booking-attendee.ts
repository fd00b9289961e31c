import type { Wire } from '../contract/wire.js'
import type { Attendee, Booking } from '../domain/booking/booking.js'
import { toAttendee } from './booking-output.js'

/** An attendee with the numbers by which he is known (XT-06). */
export const toNumberedAttendee = (attendee: Attendee, booking: Booking): Wire<'NumberedBookingAttendee'> => ({
  id: attendee.id,
  bookingId: booking.id,
  ...toAttendee(attendee),
  ...(attendee.seat && { seatUid: attendee.seat.uid }),
})
