import type { BookingTraces } from '../domain/booking/booking-traces.js'
import { requireTraces } from './loading/find-traces.js'
import { type Operation, success } from './operation.js'

/** GET /v2/bookings/{bookingUid}/references */
export const listBookingReferences: Operation<'listBookingReferences', BookingTraces> = {
  authorize: ({ caller, params }, world) => requireTraces(world, caller, params.bookingUid),
  handle: (_request, _world, { references }) => success([...references]),
}
