import type { Booking } from '../../domain/booking/booking.js'
import { isOff } from '../../domain/booking/calendar.js'
import { newPayment, paidFor } from '../../domain/booking/new-payment.js'
import type { Payment } from '../../domain/booking/payment.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import { toldOfNew } from '../../domain/webhook/told-of-new.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'

/** Tells subscribers of what happened. */
type Raise = Notes['raise']

/** Asks for the price of a booking, or of a seat of it; until it is paid nothing else is told of it (WH-11). */
export const initiatePayment = (world: World, raise: Raise, { booking, eventType }: Priced): Payment => {
  const payment = newPayment(eventType, { id: world.nextId('payment'), bookingId: booking.id })
  world.payments.save(payment)
  raise({ trigger: 'BOOKING_PAYMENT_INITIATED', booking, payment, rests: ['WH-11'] })
  return payment
}

interface Priced {
  readonly booking: Booking
  readonly eventType: EventType
}

/** The first payment for a booking that was not made yet. */
export const openPayment = (world: World, booking: Booking): Payment | undefined => {
  for (const payment of world.payments.by('booking', booking.id)) if (!payment.success) return payment
  return undefined
}

/** Whether everything that was asked for a booking was paid, and something was. */
export const isPaid = (world: World, booking: Booking): boolean =>
  world.payments.first('booking', booking.id) !== undefined && openPayment(world, booking) === undefined

/**
 * Takes a payment as made: stores that, gives the booking the status that it would have had without a price, and tells of
 * the payment, then of the booking as if it were new (WH-11). Answers the booking as it then is.
 *
 * Of a booking that came to nothing, or that a host confirmed before, only the payment is told; on a seated one each
 * payment is for a seat that nobody was told of yet.
 */
export const completePayment = (world: World, raise: Raise, { booking, payment }: Paying): Booking => {
  const made = { ...payment, success: true }
  const paid = paidFor(booking, world.eventType(booking.eventTypeId), world.now())
  world.payments.save(made)
  if (paid !== booking) world.saveBooking(paid)
  raise({ trigger: 'BOOKING_PAID', booking: paid, payment: made, rests: ['WH-11'] })
  const isTold = isOff(booking.status) || (booking.status === 'accepted' && !booking.isSeated)
  if (!isTold) raise(toldOfNew(paid))
  return paid
}

interface Paying {
  readonly booking: Booking
  readonly payment: Payment
}

/** Payments go with a booking that moves as a whole, so that what was paid stays paid, and the rest can be (XT-45). */
export const movePayments = (world: World, from: Booking, to: Booking): void => {
  for (const payment of [...world.payments.by('booking', from.id)])
    world.payments.save({ ...payment, bookingId: to.id })
}
