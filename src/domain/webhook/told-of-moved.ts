import type { MadeBooking } from '../booking/make-bookings.js'
import type { PassedMove } from '../booking/make-successor.js'
import { movedBy } from '../booking/reschedule.js'
import { seatHolder } from '../booking/seat.js'
import type { Happening } from './happening.js'

/** What is told of a booking or a seat at its new time: that it was moved, or, where consent is needed again, that it is asked for (WH-12). */
export const toldOfMoved = ({ rescheduling }: PassedMove, { booking, ownSeatUid }: MadeBooking): Happening => {
  const attendee = ownSeatUid === undefined ? undefined : seatHolder(booking, ownSeatUid)
  const told = { booking, ...(attendee && { attendee }), rests: ['WH-12'] } as const
  if (booking.status === 'pending') return { ...told, trigger: 'BOOKING_REQUESTED' }
  const [former, rescheduledBy] = [rescheduling.booking, movedBy(rescheduling)]
  return { ...told, trigger: 'BOOKING_RESCHEDULED', former, rescheduledBy }
}
