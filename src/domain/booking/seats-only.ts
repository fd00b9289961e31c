import { Failure } from '../failure.js'
import type { Booking } from './booking.js'

/** Refuses to add or remove people where each of them holds a seat (XT-06). */
export const seatsOnly = ({ uid, isSeated }: Booking): Failure | undefined => {
  if (!isSeated) return undefined
  return new Failure(
    'booking.has_seats',
    `Booking ${uid} has seats, and each attendee holds one; book the same start to take a seat, cancel with its seatUid to give it up`,
    { bookingUid: uid },
  )
}
