import type { Metadata } from '../organization/user.js'
import type { Attendee, Booking, BookingLocation } from './booking.js'
import { displayEmail } from './display-email.js'
import { locationAnswer } from './location.js'

/** The person who made the booking; on seated ones the holder of the first seat. */
export const bookerOf = (booking: Booking): Attendee | undefined =>
  booking.attendees.find((it) => it.role === 'booker') ?? booking.attendees[0]

type Person = Pick<Attendee, 'name' | 'email' | 'phoneNumber'>

const known = ({ name, email, phoneNumber }: Person): Metadata => {
  const facts = { name, email, displayEmail: displayEmail(email) }
  return phoneNumber === null ? facts : { ...facts, attendeePhoneNumber: phoneNumber }
}

/** Who books, whom he brings, and where. */
interface Facts {
  readonly booker: Person | undefined
  readonly guests: readonly string[]
  readonly location: BookingLocation | undefined
}

/** What attendee, guests and location answer, by slug (BK-46). */
export const knownAnswers = ({ booker, guests, location }: Facts): Metadata =>
  Object.assign(
    booker ? known(booker) : {},
    guests.length > 0 && { guests: [...guests], displayGuests: guests.map(displayEmail) },
    location && { location: locationAnswer(location) },
  )

/**
 * The booker's answers with what is known of attendee, guests and location (BK-46).
 *
 * What is known wins over what was answered, so that a later change of attendee or location shows here too (BK-57, V1-07).
 */
export const bookingAnswers = (booking: Booking): Metadata => {
  const facts = knownAnswers({ booker: bookerOf(booking), guests: booking.guests, location: booking.location })
  return Object.assign({ ...facts }, booking.responses, facts)
}

/** What the holder of a seat answered, without the e-mail address (BK-38). */
export const seatAnswers = (attendee: Attendee, booking: Booking): Metadata => {
  const facts = { ...known(attendee), location: locationAnswer(booking.location) }
  const { email: _email, ...answers } = { ...facts, ...attendee.seat?.responses, ...facts } as Record<string, unknown>
  return answers
}
