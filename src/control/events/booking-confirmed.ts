import { confirmed } from '../../domain/booking/confirm.js'
import { stillWaits } from '../../domain/booking/rules/confirm/still-waits.js'
import { requireBooking } from '../../operations/loading/require-booking.js'
import type { EventKind } from './event-kind.js'

/** A booking that waits for consent gets it in the web application: an instant one stays with its organizer (WH-12). */
export const bookingConfirmed: EventKind<'bookingConfirmed'> = ({ bookingUid }, world, raise) => {
  const waiting = requireBooking(world, bookingUid)
  const refusal = stillWaits.check({ wished: 'confirmed', bookings: [waiting] })
  if (refusal) throw refusal
  const booking = confirmed(waiting, world.now())
  world.saveBooking(booking)
  raise({ trigger: 'BOOKING_CREATED', booking, rests: ['WH-12'] })
}
