import type { Attendee, Booking } from '../booking/booking.js'
import type { Directory } from '../directory.js'
import { Failure, type FailureName } from '../failure.js'
import type { User } from '../organization/user.js'
import { isAdminOver, isAttendee, isHost, isOwner } from './booking-access.js'
import type { KnownCaller } from './caller.js'

const runs = (directory: Directory, user: User, booking: Booking): boolean =>
  isOwner(directory, user, booking) || isHost(directory, user, booking) || isAdminOver(directory, user, booking)

const forbidden = (name: FailureName, user: User, { uid }: Booking, { what, who }: { what: string; who: string }) =>
  new Failure(name, `User ${user.id} may not ${what} booking ${uid}; ${who} may`, { userId: user.id, bookingUid: uid })

const everybodyInvolved = 'its organizer, a host, an attendee, a team admin or an org admin'

/** Lets the organizer and admins give a booking to another host (XT-48). */
export const mustReassign = (directory: Directory, { user }: KnownCaller, booking: Booking): void => {
  if (user.id === booking.organizerId || isAdminOver(directory, user, booking)) return
  const who = `its organizer, user ${booking.organizerId}, a team admin or an org admin`
  throw forbidden('booking.reassign_forbidden', user, booking, { what: 'reassign', who })
}

/** Lets organizer, hosts, attendees and admins bring further people to a booking (XT-49). */
export const mustInvite = (directory: Directory, { user }: KnownCaller, booking: Booking): void => {
  if (runs(directory, user, booking) || isAttendee(user, booking)) return
  throw forbidden('booking.invite_forbidden', user, booking, { what: 'add people to', who: everybodyInvolved })
}

/** Lets organizer, hosts, attendees and admins list who comes to a booking (XT-06). */
export const mustListAttendees = (directory: Directory, { user }: KnownCaller, booking: Booking): void => {
  if (runs(directory, user, booking) || isAttendee(user, booking)) return
  throw forbidden('booking.attendees_forbidden', user, booking, {
    what: 'list the attendees of',
    who: everybodyInvolved,
  })
}

/** Lets organizer, hosts and admins remove anybody from a booking, and attendees themselves (XT-06). */
export const mustRemoveAttendee = (
  directory: Directory,
  { user }: KnownCaller,
  { booking, attendee }: { readonly booking: Booking; readonly attendee: Attendee | undefined },
): void => {
  const isSelf = attendee?.email.toLowerCase() === user.email.toLowerCase()
  if (isSelf || runs(directory, user, booking)) return
  const who = 'its organizer, a host, a team admin, an org admin, or the attendee in question'
  throw forbidden('booking.remove_forbidden', user, booking, { what: 'remove that attendee from', who })
}

/** Lets organizer, hosts and admins see what a booking left in other systems (XT-08). */
export const mustReadTraces = (directory: Directory, { user }: KnownCaller, booking: Booking): void => {
  if (runs(directory, user, booking)) return
  const who = 'its organizer, a host, a team admin or an org admin'
  throw forbidden('booking.traces_forbidden', user, booking, {
    what: 'read references, transcripts and conferencing sessions of',
    who,
  })
}
