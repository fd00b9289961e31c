import { usualTimeZone } from '../time/zoned.js'
import type { Attendee, Booking } from './booking.js'

/** What v1 may change of an attendee; what is left out stays (V1-07). */
export interface AttendeeChanges {
  readonly email?: string
  readonly name?: string
  readonly timeZone?: string
}

/** The booking with one attendee changed, and that attendee; a guest's address changes among the guests too. */
export const editAttendee = (
  booking: Booking,
  attendee: Attendee,
  { changes, now }: { readonly changes: AttendeeChanges; readonly now: number },
): { readonly booking: Booking; readonly attendee: Attendee } => {
  const { timeZone } = changes
  const edited: Attendee = {
    ...attendee,
    ...changes,
    ...(timeZone !== undefined && { timeZone: usualTimeZone(timeZone) }),
  }
  const attendees = booking.attendees.map((it) => (it.id === attendee.id ? edited : it))
  const guests =
    attendee.role === 'guest' ? booking.guests.map((it) => (it === attendee.email ? edited.email : it)) : booking.guests
  return { booking: { ...booking, attendees, guests, updatedAt: now }, attendee: edited }
}
