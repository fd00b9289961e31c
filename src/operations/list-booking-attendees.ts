import { mustListAttendees } from '../domain/access/attendance-access.js'
import { maySeeAttendees } from '../domain/access/booking-access.js'
import type { Caller } from '../domain/access/caller.js'
import { knownCaller } from '../domain/access/require-access.js'
import type { Attendee, Booking } from '../domain/booking/booking.js'
import { pageOf } from '../domain/page-of.js'
import { toNumberedAttendee } from '../projection/booking-attendee.js'
import type { World } from '../state/world.js'
import { requireBooking } from './loading/require-booking.js'
import { type Operation, success } from './operation.js'

/** GET /v2/bookings/{bookingUid}/attendees */
export const listBookingAttendees: Operation<'listBookingAttendees', { booking: Booking }> = {
  authorize({ caller, params }, world) {
    const booking = requireBooking(world, params.bookingUid)
    mustListAttendees(world, knownCaller(caller), booking)
    return { booking }
  },

  handle({ caller, query }, world, { booking }) {
    const page = pageOf(shownAttendees(world, caller, booking), query)
    return success(page.map((it) => toNumberedAttendee(it, booking)))
  },
}

/** Those whom the booking itself shows: of one with seats their holders, if the caller may see them (BK-38, BK-62). */
const shownAttendees = (world: World, caller: Caller, booking: Booking): readonly Attendee[] => {
  if (!booking.isSeated) return booking.attendees
  return maySeeAttendees(world, caller, booking) ? booking.attendees.filter(({ seat }) => seat !== null) : []
}
