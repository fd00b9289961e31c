import { mustReassign } from '../domain/access/attendance-access.js'
import { knownCaller } from '../domain/access/require-access.js'
import type { Booking } from '../domain/booking/booking.js'
import { requireBooking } from './loading/require-booking.js'
import { type Operation, success } from './operation.js'
import { giveAway } from './reassigning/give-away.js'

/** POST /v2/bookings/{bookingUid}/reassign */
export const reassignBooking: Operation<'reassignBooking', { booking: Booking }> = {
  authorize({ caller, params }, world) {
    const booking = requireBooking(world, params.bookingUid)
    mustReassign(world, knownCaller(caller), booking)
    return { booking }
  },

  handle: (request, world, { booking }) => success(giveAway(request, world, { booking })),
}
