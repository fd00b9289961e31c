import type { Booking } from '../../domain/booking/booking.js'
import { isOff } from '../../domain/booking/calendar.js'
import { Failure } from '../../domain/failure.js'
import type { User } from '../../domain/organization/user.js'
import { requireBooking } from '../../operations/loading/require-booking.js'
import type { World } from '../../state/world.js'

/** A booking that takes place: accepted, and neither cancelled, rejected nor still waiting. */
export const requireMeeting = (world: World, uid: string): Booking => {
  const booking = requireBooking(world, uid)
  if (booking.status === 'accepted') return booking
  throw wrongStatus(booking, 'use an accepted booking, for only that takes place')
}

/** A booking that was neither cancelled nor rejected. */
export const requireStanding = (world: World, uid: string): Booking => {
  const booking = requireBooking(world, uid)
  if (!isOff(booking.status)) return booking
  throw wrongStatus(booking, 'use one that was neither cancelled nor rejected')
}

const wrongStatus = ({ uid, status }: Booking, wayOut: string): Failure =>
  new Failure('control.booking_wrong_status', `Booking ${uid} is ${status}; ${wayOut}`, { bookingUid: uid, status })

/** A user by his number. */
export const requireUser = (world: World, userId: number): User => {
  const user = world.user(userId)
  if (user) return user
  throw new Failure('control.user_unknown', `There is no user ${userId}; use the number of a stored user`, { userId })
}
