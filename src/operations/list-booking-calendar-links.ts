import type { BookingTraces } from '../domain/booking/booking-traces.js'
import { findTraces } from './loading/find-traces.js'
import { type Operation, success } from './operation.js'

/** GET /v2/bookings/{bookingUid}/calendar-links */
export const listBookingCalendarLinks: Operation<'listBookingCalendarLinks', BookingTraces> = {
  authorize: ({ params }, world) => findTraces(world, params.bookingUid),
  handle: (_request, _world, { calendarLinks }) => success([...calendarLinks]),
}
