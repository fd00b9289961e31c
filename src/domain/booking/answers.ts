import type { Metadata } from '../organization/user.js'
import type { Attendee, Booking } from './booking.js'
import { displayEmail } from './display-email.js'
import { locationAnswer } from './location.js'

/** The person who made the booking; on seated ones the holder of the first seat. */
export const bookerOf = (booking: Booking): Attendee | undefined =>
  booking.attendees.find((it) => it.role === 'booker') ?? booking.attendees[0]

const known = (attendee: Attendee): Metadata => ({
  name: attendee.name,
  email: attendee.email,
  displayEmail: displayEmail(attendee.email),
  ...(attendee.phoneNumber !== null && { attendeePhoneNumber: attendee.phoneNumber }),
})

/**
 * The booker's answers with what is known of attendee, guests and location (BK-46).
 *
 * What is known wins over what was answered, so that a later change of attendee or location shows here too (BK-57, V1-07).
 */
export const bookingAnswers = (booking: Booking): Metadata => {
  const booker = bookerOf(booking)
  const facts = {
    ...(booker && known(booker)),
    ...(booking.guests.length > 0 && {
      guests: [...booking.guests],
      displayGuests: booking.guests.map(displayEmail),
    }),
    location: locationAnswer(booking.location),
  }
  return { ...facts, ...booking.responses, ...facts }
}

/** What the holder of a seat answered, without the e-mail address (BK-38). */
export const seatAnswers = (attendee: Attendee, booking: Booking): Metadata => {
  const facts = { ...known(attendee), location: locationAnswer(booking.location) }
  const { email: _email, ...answers } = { ...facts, ...attendee.seat?.responses, ...facts } as Record<string, unknown>
  return answers
}
