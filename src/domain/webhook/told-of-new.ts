import type { Attendee, Booking } from '../booking/booking.js'
import type { Happening } from './happening.js'

/** What is told of a booking that was made, or of a seat that was taken in one: that it stands, that it is asked for, or that somebody waits (WH-10). */
export const toldOfNew = (booking: Booking, attendee?: Attendee): Happening => {
  const told: Happening = { trigger: triggerOf(booking), booking, rests: ['WH-10'] }
  return attendee ? { ...told, attendee } : told
}

const triggerOf = ({ status }: Booking): 'BOOKING_CREATED' | 'BOOKING_REQUESTED' | 'INSTANT_MEETING' => {
  if (status === 'awaiting_host') return 'INSTANT_MEETING'
  return status === 'pending' ? 'BOOKING_REQUESTED' : 'BOOKING_CREATED'
}
