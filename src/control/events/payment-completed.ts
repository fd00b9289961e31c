import type { Booking } from '../../domain/booking/booking.js'
import type { Payment } from '../../domain/booking/payment.js'
import { Failure } from '../../domain/failure.js'
import { completePayment, openPayment } from '../../operations/bookings/payment.js'
import { requireBooking } from '../../operations/loading/require-booking.js'
import type { World } from '../../state/world.js'
import type { EventKind } from './event-kind.js'

/** The first open payment of a booking is made; what waited for it alone is accepted, and is told of (WH-11). */
export const paymentCompleted: EventKind<'paymentCompleted'> = ({ bookingUid }, world, raise) => {
  const booking = requireBooking(world, bookingUid)
  completePayment(world, raise, { booking, payment: requireOpen(world, booking) })
}

const requireOpen = (world: World, booking: Booking): Payment => {
  const payment = openPayment(world, booking)
  if (payment) return payment
  const { uid } = booking
  throw new Failure(
    'control.payment_none_open',
    `Booking ${uid} has no open payment; book an event type with a price, or begin one with paymentInitiated`,
    { bookingUid: uid },
  )
}
