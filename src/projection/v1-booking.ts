import type { ReplyBody } from '../contract/wire.js'
import { bookingAnswers } from '../domain/booking/answers.js'
import type { Attendee, Booking } from '../domain/booking/booking.js'
import type { Payment } from '../domain/booking/payment.js'
import type { Directory } from '../domain/directory.js'
import { toIso } from '../domain/time/instant.js'
import { toUpperStatus } from './older-booking.js'

type V1Booking = ReplyBody<'findBooking'>['booking']
type V1Attendee = ReplyBody<'editAttendee'>['attendee']
type V1Payment = ReplyBody<'findPayments'>['payments'][number]

/** A booking as v1 reads it (V1-04). */
export const toV1Booking = (booking: Booking, directory: Directory, payments: readonly Payment[]): V1Booking => ({
  id: booking.id,
  userId: booking.organizerId,
  description: booking.description,
  eventTypeId: booking.eventTypeId,
  uid: booking.uid,
  title: booking.title,
  startTime: toIso(booking.start),
  endTime: toIso(booking.end),
  attendees: booking.attendees.map(({ email, name, timeZone, language }) => ({
    email,
    name,
    timeZone,
    locale: language,
  })),
  user: toV1User(booking.organizerId, directory),
  payment: payments.map(({ id, success, paymentOption }) => ({ id, success, paymentOption })),
  metadata: booking.metadata,
  status: toUpperStatus(booking.status),
  responses: bookingAnswers(booking),
  fromReschedule: booking.rescheduledFromUid,
  cancelledBy: booking.cancelledByEmail || null,
  rescheduledBy: booking.rescheduledByEmail,
  createdAt: toIso(booking.createdAt),
})

/** An attendee as v1 answers a change (V1-07). */
export const toV1Attendee = ({ id, name, email, timeZone }: Attendee, bookingId: number): V1Attendee => ({
  id,
  bookingId,
  name,
  email,
  timeZone,
})

/** A payment as v1 lists it (V1-08). */
export const toV1Payment = (payment: Payment): V1Payment => ({
  id: payment.id,
  amount: payment.amount,
  success: payment.success,
  refunded: payment.refunded,
  fee: payment.fee,
  paymentOption: payment.paymentOption,
  currency: payment.currency,
  bookingId: payment.bookingId,
})

const toV1User = (id: number, directory: Directory): V1Booking['user'] => {
  const user = directory.user(id)
  return {
    email: user?.email ?? 'unknown',
    name: user?.name ?? null,
    timeZone: user?.timeZone ?? 'unknown',
    locale: user?.locale ?? null,
  }
}
