import type { Directory } from '../directory.js'
import { bookerOf } from './answers.js'
import type { Attendee, Booking } from './booking.js'
import type { AttendeeInput } from './booking-input.js'
import { type Guest, isNew, toBooker, toGuest } from './party.js'

/** Somebody who is invited by e-mail address. */
export interface Invited {
  readonly email: string
  readonly name?: string
}

/** What adding people needs beside the booking. */
export interface Adding {
  readonly directory: Directory
  readonly now: number
  nextAttendeeId(): number
}

/** The booking with further guests, in the booker's zone; those whom it knows are skipped, and it stays the same where all are (XT-49). */
export const addGuests = (booking: Booking, invited: readonly Invited[], adding: Adding): Booking => {
  const seen = emailsOf(booking, adding.directory)
  const timeZone = bookerOf(booking)?.timeZone ?? 'UTC'
  const guests = invited
    .filter(({ email }) => isNew(seen, email))
    .map(({ email, name = '' }) => ({ ...toGuest(email, timeZone), name }))
  return guests.length === 0 ? booking : withGuests(booking, guests, adding)
}

/** The booking with one more attendee, who counts among the guests; undefined where it knows the address already (XT-06). */
export const addAttendee = (booking: Booking, input: AttendeeInput, adding: Adding): Booking | undefined => {
  const guest: Guest = { ...toBooker(input), role: 'guest' }
  return isNew(emailsOf(booking, adding.directory), guest.email) ? withGuests(booking, [guest], adding) : undefined
}

/** The booking without one of its guests (XT-06). */
export const removeAttendee = (booking: Booking, { id, email }: Attendee, now: number): Booking => ({
  ...booking,
  attendees: booking.attendees.filter((it) => it.id !== id),
  guests: booking.guests.filter((it) => it !== email),
  updatedAt: now,
})

/** Guests come before the hosts (BK-44). */
const withGuests = (booking: Booking, guests: readonly Guest[], { now, nextAttendeeId }: Adding): Booking => {
  const added = guests.map((guest): Attendee => ({ ...guest, id: nextAttendeeId(), seat: null }))
  const hosts = booking.attendees.filter(({ role }) => role === 'host')
  const others = booking.attendees.filter(({ role }) => role !== 'host')
  return {
    ...booking,
    attendees: [...others, ...added, ...hosts],
    guests: [...booking.guests, ...added.map(({ email }) => email)],
    updatedAt: now,
  }
}

/** Everybody whom the booking knows, its hosts too, in lower case. */
const emailsOf = ({ attendees, hostIds }: Booking, directory: Directory): Set<string> => {
  const hosting = hostIds.flatMap((id) => directory.user(id)?.email ?? [])
  return new Set([...attendees.map(({ email }) => email), ...hosting].map((email) => email.toLowerCase()))
}
