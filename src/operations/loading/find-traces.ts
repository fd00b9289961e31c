import { mustReadTraces } from '../../domain/access/attendance-access.js'
import type { Caller } from '../../domain/access/caller.js'
import { knownCaller } from '../../domain/access/require-access.js'
import { type BookingTraces, noTraces } from '../../domain/booking/booking-traces.js'
import type { World } from '../../state/world.js'
import { requireBooking } from './require-booking.js'

/** What a booking left in other systems, for anybody (XT-34). */
export const findTraces = (world: World, uid: string): BookingTraces => {
  const { id } = requireBooking(world, uid)
  return world.bookingTraces.get(id) ?? noTraces(id)
}

/** The same, for those who run the booking (XT-08). */
export const requireTraces = (world: World, caller: Caller, uid: string): BookingTraces => {
  mustReadTraces(world, knownCaller(caller), requireBooking(world, uid))
  return findTraces(world, uid)
}
