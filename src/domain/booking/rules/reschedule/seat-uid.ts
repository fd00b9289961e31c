import { Failure } from '../../../failure.js'
import { seatHolder } from '../../seat.js'
import { seatUnknown } from '../seat-unknown.js'
import type { RescheduleRule } from './reschedule-rule.js'

/** Asks which seat moves, and takes one of the booking's only (XT-46, XT-45). */
export const seatUid: RescheduleRule = {
  name: 'seatUid',

  check({ booking, wished }) {
    const sent = wished.seatUid
    if (sent !== undefined) return seatHolder(booking, sent) ? undefined : seatUnknown(sent, [booking])
    if (!booking.isSeated) return undefined
    return new Failure(
      'booking.seat_needed',
      `Booking ${booking.uid} has seats, which move one by one; send the seatUid of the one that moves`,
      { bookingUid: booking.uid, property: 'seatUid' },
    )
  },
}
