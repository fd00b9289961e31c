import { maySeeAttendees } from '../domain/access/booking-access.js'
import type { Booking } from '../domain/booking/booking.js'
import { toBookingOutput, toOccurrenceOutput } from '../projection/booking-output.js'
import { toOlderBooking } from '../projection/older-booking.js'
import type { World } from '../state/world.js'
import { bookingUnknown } from './loading/require-booking.js'
import { type Operation, success } from './operation.js'

/** What a uid names: one booking, or the occurrences of a series by start. */
type Found = { readonly booking: Booking } | { readonly occurrences: readonly Booking[] }

/** GET /v2/bookings/{bookingUid} */
export const getBooking: Operation<'getBooking', Found> = {
  authorize: ({ params }, world) => requireBookingOrSeries(world, params.bookingUid),

  handle({ caller }, world, found) {
    const view = (booking: Booking) => ({ showAttendees: maySeeAttendees(world, caller, booking) })
    if ('booking' in found) return success(toBookingOutput(found.booking, world, view(found.booking)))
    return success(found.occurrences.map((it) => toOccurrenceOutput(it, world, view(it))))
  },

  older({ caller, params }, world, found) {
    if (!('booking' in found)) throw bookingUnknown(world, params.bookingUid)
    const { booking } = found
    return success(toOlderBooking(booking, world, { showAttendees: maySeeAttendees(world, caller, booking) }))
  },
}

const requireBookingOrSeries = (world: World, uid: string): Found => {
  const booking = world.bookings.first('uid', uid)
  if (booking) return { booking }
  const occurrences = [...world.bookings.by('recurringUid', uid)].sort((a, b) => a.start - b.start || a.id - b.id)
  if (occurrences.length === 0) throw bookingUnknown(world, uid)
  return { occurrences }
}
