import type { Booking } from '../booking/booking.js'
import type { Directory } from '../directory.js'
import { Failure } from '../failure.js'
import type { User } from '../organization/user.js'
import { isAdminOver, isAttendee, isOwner } from './booking-access.js'

/** The booking for those who have to do with it; anybody else hears the same whether it exists or not (V1-05). */
export const requireFindable = (
  directory: Directory,
  user: User,
  { id, booking }: { readonly id: number; readonly booking: Booking | undefined },
): Booking => {
  if (booking && mayFind(directory, user, booking)) return booking
  if (user.isSystemAdmin) {
    throw new Failure('v1.booking_unknown', `There is no booking ${id}; use the number of a stored one`, { id })
  }
  throw new Failure(
    'v1.booking_forbidden',
    `User ${user.id} has nothing to do with a booking ${id}; its organizer, an attendee, its event-type owner or an admin may read it`,
    { userId: user.id, id },
  )
}

/** The booking of an attendee, for its organizer and the admins over it (V1-07). */
export const requireEditable = (
  directory: Directory,
  user: User,
  { id, booking }: { readonly id: number; readonly booking: Booking | undefined },
): Booking => {
  if (booking && (booking.organizerId === user.id || isAdminOver(directory, user, booking))) return booking
  throw new Failure(
    'v1.attendee_forbidden',
    `User ${user.id} organizes no booking with an attendee ${id}; use the number of an attendee of an own booking`,
    { userId: user.id, id },
  )
}

const mayFind = (directory: Directory, user: User, booking: Booking): boolean =>
  booking.organizerId === user.id ||
  isAttendee(user, booking) ||
  isOwner(directory, user, booking) ||
  isAdminOver(directory, user, booking)
