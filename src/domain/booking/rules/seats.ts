import { Failure } from '../../failure.js'
import { toIso } from '../../time/instant.js'
import type { Booking } from '../booking.js'
import type { BookingRule } from './booking-rule.js'

/** Refuses a seated slot, or a series with one, that has no seat left (BK-29). */
export const seats: BookingRule = {
  name: 'seats',

  check({ eventType, slots }) {
    const most = eventType.seats?.seatsPerTimeSlot ?? 0
    const full = slots.find(({ joins }) => joins && seatsTaken(joins) >= most)
    if (!full) return undefined

    return new Failure(
      'booking.no_seat_left',
      `No seat is left at ${toIso(full.start)}: all ${most} are taken; choose another time`,
      { eventTypeId: eventType.id, start: toIso(full.start), seatsPerTimeSlot: most },
    )
  },
}

/** Seats of a booking that are given away. */
export const seatsTaken = ({ attendees }: Booking): number => attendees.filter(({ seat }) => seat !== null).length
