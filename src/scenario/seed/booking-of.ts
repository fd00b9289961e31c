import type { Booking } from '../../domain/booking/booking.js'
import type { Key } from '../key.js'
import type { Plan } from './plan.js'

/** The booking of this key, of a series its first occurrence, once it is stored. */
export const bookingOf = (plan: Plan, key: Key): Booking => {
  const booking = plan.world.bookings.get(plan.ids[`booking.${key}.id`] ?? 0)
  if (!booking) throw new Error(`An unchecked scenario was seeded: it has no booking ${key}`)
  return booking
}
