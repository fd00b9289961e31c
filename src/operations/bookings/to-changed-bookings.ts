import type { Wire } from '../../contract/wire.js'
import type { Booking } from '../../domain/booking/booking.js'
import type { Directory } from '../../domain/directory.js'
import { toBookingOutput, toOccurrenceOutput } from '../../projection/booking-output.js'
import type { FoundBooking } from '../loading/require-booking.js'

/** What a change of a booking, or of a whole series, answers (XT-41, XT-47). */
export const toChangedBookings = (
  changed: FoundBooking,
  directory: Directory,
  showsAttendees: (booking: Booking) => boolean,
): Wire<'BookingOrSeriesReply'>['data'] => {
  const view = (booking: Booking) => ({ showAttendees: showsAttendees(booking) })
  if ('booking' in changed) return toBookingOutput(changed.booking, directory, view(changed.booking))
  return changed.occurrences.map((it) => toOccurrenceOutput(it, directory, view(it)))
}
