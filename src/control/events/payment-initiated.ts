import type { Booking } from '../../domain/booking/booking.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import { Failure } from '../../domain/failure.js'
import { initiatePayment, isPaid, openPayment } from '../../operations/bookings/payment.js'
import type { World } from '../../state/world.js'
import type { EventKind } from './event-kind.js'
import { requireStanding } from './subjects.js'

/** The price of a booking is asked for that was made without (WH-11). */
export const paymentInitiated: EventKind<'paymentInitiated'> = ({ bookingUid }, world, raise) => {
  const booking = requireStanding(world, bookingUid)
  const eventType = requirePriced(world, booking)
  const refusal = alreadyAsked(world, booking)
  if (refusal) throw refusal
  initiatePayment(world, raise, { booking, eventType })
}

const requirePriced = (world: World, { uid, eventTypeId }: Booking): EventType => {
  const eventType = world.eventType(eventTypeId)
  if (eventType && eventType.price > 0) return eventType
  throw new Failure(
    'control.payment_not_due',
    `Event type ${eventTypeId} of booking ${uid} has no price; use a booking of one that has`,
    { bookingUid: uid, eventTypeId },
  )
}

/** On a booking with seats each payment is for another seat. */
const alreadyAsked = (world: World, booking: Booking): Failure | undefined => {
  const { uid, isSeated } = booking
  const open = openPayment(world, booking)
  if (open)
    return new Failure(
      'control.payment_open',
      `Payment ${open.id} of booking ${uid} is open already; complete it with paymentCompleted`,
      { bookingUid: uid, paymentId: open.id },
    )
  if (isSeated || !isPaid(world, booking)) return undefined
  return new Failure('control.payment_not_due', `Booking ${uid} is paid already; use one that is not`, {
    bookingUid: uid,
  })
}
