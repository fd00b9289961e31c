import type { Booking } from '../booking/booking.js'
import type { Directory } from '../directory.js'
import { Failure } from '../failure.js'
import type { User } from '../organization/user.js'
import type { Caller, KnownCaller } from './caller.js'
import { isOrganizationAdmin, isTeamAdmin } from './membership.js'
import { isPlatformCaller, isPlatformTeam } from './platform-customer.js'

/** Whether the user owns the event type that was booked. */
export const isOwner = (directory: Directory, user: User, { eventTypeId }: Booking): boolean =>
  directory.eventType(eventTypeId)?.ownerId === user.id

/** Whether the user attends the booking as a host, or is a host of its event type. */
export const isHost = (directory: Directory, user: User, { eventTypeId, hostIds }: Booking): boolean =>
  hostIds.includes(user.id) || (directory.eventType(eventTypeId)?.hosts.some((it) => it.userId === user.id) ?? false)

/** Whether the user is among the booking's attendees, told by e-mail address. */
export const isAttendee = ({ email }: User, { attendees }: Booking): boolean =>
  attendees.some((it) => it.email.toLowerCase() === email.toLowerCase())

/** Admin of the team whose event type was booked, of its organization or of one the organizer belongs to, or holder of the permission there (AU-08, AU-11). */
export const isAdminOver = (directory: Directory, user: User, booking: Booking, permission?: string): boolean => {
  if (user.isSystemAdmin) return true
  if (booking.teamId !== null && isTeamAdmin(directory, user, booking.teamId, permission)) return true
  return directory
    .membershipsOf(booking.organizerId)
    .some((it) => it.organizationId !== null && isOrganizationAdmin(directory, user, it.organizationId, permission))
}

/** Whether a platform customer has to do with it: the caller, the organizer as a managed user, or the team (AU-12). */
export const isOfPlatform = (directory: Directory, caller: Caller, { teamId, organizerId }: Booking): boolean => {
  const team = teamId === null ? undefined : directory.team(teamId)
  const isManaged = typeof directory.user(organizerId)?.managedByClientId === 'string'
  return isPlatformCaller(caller) || isManaged || (team !== undefined && isPlatformTeam(directory, team))
}

/** Whether the caller sees who holds the seats of a booking (BK-62); everybody does where there are none, or where the event type shows them. */
export const maySeeAttendees = (directory: Directory, { user }: Caller, booking: Booking): boolean => {
  if (!booking.isSeated || directory.eventType(booking.eventTypeId)?.seats?.showAttendeeInfo) return true
  if (!user) return false
  return isOwner(directory, user, booking) || isHost(directory, user, booking) || isAdminOver(directory, user, booking)
}

/** Lets owner, hosts, admins and holders of `booking.update` move a booking to another place (AU-23). */
export const mustRelocate = (directory: Directory, { user }: KnownCaller, booking: Booking): void => {
  if (isOwner(directory, user, booking) || isHost(directory, user, booking)) return
  if (isAdminOver(directory, user, booking, 'booking.update')) return
  throw new Failure(
    'booking.relocate_forbidden',
    `User ${user.id} may not change the location of booking ${booking.uid}; its event-type owner, a host, a team admin, an org admin or a holder of the permission booking.update may`,
    { userId: user.id, bookingUid: booking.uid, permission: 'booking.update' },
  )
}

/** Lets organizer, hosts and admins confirm and decline bookings (XT-47). */
export const mustAnswerFor = (directory: Directory, { user }: KnownCaller, bookings: readonly Booking[]): void => {
  const foreign = bookings.find((it) => !isHost(directory, user, it) && !isAdminOver(directory, user, it))
  if (!foreign) return
  throw new Failure(
    'booking.answer_forbidden',
    `User ${user.id} may not confirm or decline booking ${foreign.uid}; its organizer, a host, a team admin or an org admin may`,
    { userId: user.id, bookingUid: foreign.uid },
  )
}

/** Lets the organizer alone mark who was absent (AU-24). */
export const mustMarkAbsent = ({ user }: KnownCaller, booking: Booking): void => {
  if (user.id === booking.organizerId) return
  throw new Failure(
    'booking.mark_absent_forbidden',
    `User ${user.id} may not mark absences in booking ${booking.uid}; its organizer, user ${booking.organizerId}, may`,
    { userId: user.id, bookingUid: booking.uid, organizerId: booking.organizerId },
  )
}

/** Lets organizer and admins read the recordings of a booking (AU-25). */
export const mustReadRecordings = (directory: Directory, { user }: KnownCaller, booking: Booking): void => {
  if (user.id === booking.organizerId || isAdminOver(directory, user, booking)) return
  throw new Failure(
    'booking.recordings_forbidden',
    `User ${user.id} may not read the recordings of booking ${booking.uid}; its organizer, a team admin or an org admin may`,
    { userId: user.id, bookingUid: booking.uid },
  )
}
