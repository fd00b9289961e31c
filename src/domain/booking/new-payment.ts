import type { EventType } from '../event-type/event-type.js'
import type { Booking } from './booking.js'
import { initialStatus } from './initial-status.js'
import type { Payment } from './payment.js'

/** What is still to be paid for a booking, or for a seat of it: the price of its event type (WH-11). */
export const newPayment = (
  { price, currency }: Pick<EventType, 'price' | 'currency'>,
  given: Pick<Payment, 'id' | 'bookingId'>,
): Payment => ({
  ...given,
  amount: price,
  success: false,
  refunded: false,
  fee: 0,
  paymentOption: 'ON_BOOKING',
  currency,
})

/** The booking once it is paid: one that waited for the money alone is accepted, one that needs consent or a host goes on waiting (BK-49). */
export const paidFor = (booking: Booking, eventType: EventType | undefined, now: number): Booking => {
  if (booking.status !== 'pending') return booking
  const { start, createdAt } = booking
  const status = eventType
    ? initialStatus({ ...eventType, price: 0 }, { start, now: createdAt, instant: false })
    : 'accepted'
  return status === booking.status ? booking : { ...booking, status, updatedAt: now }
}
