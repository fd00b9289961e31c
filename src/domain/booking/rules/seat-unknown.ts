import { Failure } from '../../failure.js'
import type { Booking } from '../booking.js'

/** The refusal of a seat that is none of these bookings' (XT-42). */
export const seatUnknown = (seatUid: string, bookings: readonly Booking[]): Failure => {
  const [booking] = bookings
  const why = booking?.isSeated
    ? 'has no such seat; send the seatUid of one of its attendees'
    : 'has no seats; leave seatUid out'
  return new Failure('booking.seat_unknown', `seatUid is ${seatUid}, and booking ${booking?.uid} ${why}`, {
    seatUid,
    bookingUid: booking?.uid,
  })
}
