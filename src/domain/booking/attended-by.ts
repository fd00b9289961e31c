import type { Directory } from '../directory.js'
import type { Attendee, Booking } from './booking.js'
import type { Numbering } from './make-bookings.js'
import { hostsBeside } from './party.js'

/**
 * Attendees and guests once these hosts have the meeting: bookers and guests as they are, unless a guest hosts it now,
 * then the hosts beside the organizer, with the number that they had (BK-43, BK-44).
 */
export const attendedBy = (
  attendees: readonly Attendee[],
  hostIds: readonly number[],
  { directory, numbering }: { readonly directory: Directory; readonly numbering: Pick<Numbering, 'nextId'> },
): Pick<Booking, 'attendees' | 'guests'> => {
  const hosting = new Set(hostIds.map((id) => directory.user(id)?.email.toLowerCase()))
  const people = attendees.filter(
    ({ role, email }) => role === 'booker' || (role === 'guest' && !hosting.has(key(email))),
  )
  const present = new Map(attendees.filter(({ role }) => role === 'host').map((it) => [key(it.email), it]))
  const hosts = hostsBeside(people, hostIds, directory).map(
    (host) => present.get(key(host.email)) ?? { ...host, id: numbering.nextId('attendee'), seat: null },
  )
  const guests = people.filter(({ role }) => role === 'guest').map(({ email }) => email)
  return { attendees: [...people, ...hosts], guests }
}

const key = (email: string): string => email.toLowerCase()
