import { knownCaller } from '../domain/access/require-access.js'
import { requireFindable } from '../domain/access/v1-access.js'
import type { Booking } from '../domain/booking/booking.js'
import { toV1Booking } from '../projection/v1-booking.js'
import type { Operation } from './operation.js'

/** GET /v1/bookings/{id} */
export const findBooking: Operation<'findBooking', { booking: Booking }> = {
  authorize({ caller, params: { id } }, world) {
    const { user } = knownCaller(caller)
    return { booking: requireFindable(world, user, { id, booking: world.bookings.get(id) }) }
  },

  handle(_request, world, { booking }) {
    const payments = [...world.payments.by('booking', booking.id)]
    return { booking: toV1Booking(booking, world, payments) }
  },
}
