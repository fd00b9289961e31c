import type { BookingTraces } from '../domain/booking/booking-traces.js'
import { requireTraces } from './loading/find-traces.js'
import { type Operation, success } from './operation.js'

/** GET /v2/bookings/{bookingUid}/conferencing-sessions */
export const listBookingConferencingSessions: Operation<'listBookingConferencingSessions', BookingTraces> = {
  authorize: ({ caller, params }, world) => requireTraces(world, caller, params.bookingUid),
  handle: (_request, _world, { conferencingSessions }) =>
    success(conferencingSessions.map((it) => ({ ...it, participants: [...it.participants] }))),
}
