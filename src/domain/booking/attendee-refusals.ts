import { Failure } from '../failure.js'
import type { Attendee, Booking } from './booking.js'
import type { AttendeeInput } from './booking-input.js'

/** Refuses somebody whom nothing but a phone number without digits tells: there is no address to make of it (BK-11, BK-45). */
export const attendeeUnknown = ({ email, phoneNumber = '' }: AttendeeInput, prefix = ''): Failure | undefined => {
  if (email !== undefined || /\d/.test(phoneNumber)) return undefined
  const who = prefix === '' ? 'The attendee' : prefix.slice(0, -1)
  return new Failure(
    'booking.attendee_unknown',
    `${who} has no email, and ${prefix}phoneNumber is "${phoneNumber}"; send an email, or a phoneNumber with digits`,
    { property: `${prefix}phoneNumber`, value: phoneNumber },
  )
}

/** The refusal of an attendee who comes already (XT-06). */
export const attendeeComes = ({ uid }: Booking, email: string): Failure =>
  new Failure('booking.attendee_comes', `${email} comes to booking ${uid} already; add somebody with another address`, {
    bookingUid: uid,
    email,
  })

/** Refuses to remove the booker, without whom there is no booking, and hosts, who are no attendees of their own (XT-06). */
export const attendeeStays = ({ uid }: Booking, { id, role, email }: Attendee): Failure | undefined => {
  if (role === 'guest') return undefined
  const found = role === 'host' ? 'a host' : 'the booker'
  const would = role === 'host' ? 'reassign the booking' : 'cancel the booking'
  return new Failure(
    'booking.attendee_stays',
    `Attendee ${id} of booking ${uid}, ${email}, is ${found} and cannot be removed; ${would} instead`,
    { bookingUid: uid, attendeeId: id, role },
  )
}

/** The refusal of a number that no attendee of the booking has (XT-06). */
export const noSuchAttendee = ({ uid }: Booking, attendeeId: number): Failure =>
  new Failure(
    'booking.no_such_attendee',
    `Booking ${uid} has no attendee ${attendeeId}; GET its attendees for their numbers`,
    { bookingUid: uid, attendeeId },
  )
