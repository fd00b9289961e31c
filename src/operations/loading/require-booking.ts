import type { Booking } from '../../domain/booking/booking.js'
import { Failure } from '../../domain/failure.js'
import type { World } from '../../state/world.js'

/** One booking by its uid; the uid of a series is unknown here (BK-60). */
export const requireBooking = (world: World, uid: string): Booking => {
  const booking = world.bookings.first('uid', uid)
  if (booking) return booking
  throw bookingUnknown(world, uid)
}

/** Says that no booking has this uid, and where it is that of a series, so. */
export const bookingUnknown = (world: World, uid: string): Failure => {
  const isSeries = world.bookings.first('recurringUid', uid) !== undefined
  const hint = isSeries ? 'it names a series; use the uid of one occurrence' : 'use the uid of a stored booking'
  return new Failure('booking.unknown', `There is no booking ${uid}; ${hint}`, { bookingUid: uid, isSeries })
}

/** What a uid names: one booking, or the occurrences of a series by start. */
export type FoundBooking = { readonly booking: Booking } | { readonly occurrences: readonly Booking[] }

/** One booking, or by the uid of a series all of its occurrences (BK-60). */
export const requireBookingOrSeries = (world: World, uid: string): FoundBooking => {
  const booking = world.bookings.first('uid', uid)
  if (booking) return { booking }
  const occurrences = occurrencesOf(world, uid)
  if (occurrences.length === 0) throw bookingUnknown(world, uid)
  return { occurrences }
}

/** The occurrences of a series by start. */
export const occurrencesOf = (world: World, recurringBookingUid: string): readonly Booking[] =>
  [...world.bookings.by('recurringUid', recurringBookingUid)].sort((a, b) => a.start - b.start || a.id - b.id)
