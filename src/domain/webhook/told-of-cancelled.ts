import type { Booking } from '../booking/booking.js'
import type { Cancellation } from '../booking/cancel.js'
import { seatHolder } from '../booking/seat.js'
import type { Happening } from './happening.js'

/** What is told of a booking that was given up, or of one seat: then with its holder, who has gone, and with who gave it up and why (WH-13). */
export const toldOfCancelled = (booking: Booking, { bookings, seatUid, caller, reason }: Cancellation): Happening => {
  const before = bookings.find(({ id }) => id === booking.id)
  const attendee = before && seatUid !== undefined ? seatHolder(before, seatUid) : undefined
  return {
    trigger: 'BOOKING_CANCELLED',
    booking,
    cancelledBy: caller.user?.email ?? '',
    cancellationReason: reason,
    ...(attendee && { attendee }),
    rests: ['WH-13'],
  }
}
