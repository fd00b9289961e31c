import type { BookingTraces } from '../domain/booking/booking-traces.js'
import { requireTraces } from './loading/find-traces.js'
import { type Operation, success } from './operation.js'

/** GET /v2/bookings/{bookingUid}/transcripts */
export const listBookingTranscripts: Operation<'listBookingTranscripts', BookingTraces> = {
  authorize: ({ caller, params }, world) => requireTraces(world, caller, params.bookingUid),
  handle: (_request, _world, { transcripts }) => success([...transcripts]),
}
