import { maySeeAttendees } from '../domain/access/booking-access.js'
import type { Caller } from '../domain/access/caller.js'
import type { Booking } from '../domain/booking/booking.js'
import { type Cancellation, cancel } from '../domain/booking/cancel.js'
import { cancelGrounds } from '../domain/booking/cancel-grounds.js'
import { cancelRules } from '../domain/booking/rules/cancel/cancel-rules.js'
import { seatHolder } from '../domain/booking/seat.js'
import { mustPass } from '../domain/rule.js'
import { toldOfCancelled } from '../domain/webhook/told-of-cancelled.js'
import type { World } from '../state/world.js'
import { toChangedBookings } from './bookings/to-changed-bookings.js'
import { bookingUnknown, type FoundBooking, occurrencesOf, requireBookingOrSeries } from './loading/require-booking.js'
import { type Notes, type Operation, type Request, success } from './operation.js'

/** POST /v2/bookings/{bookingUid}/cancel */
export const cancelBooking: Operation<'cancelBooking', FoundBooking> = {
  authorize: ({ params }, world) => requireBookingOrSeries(world, params.bookingUid),

  handle(request, world, found) {
    const { cancellation } = giveUp(request, world, found)
    const [named] = cancellation.bookings
    const series = named?.recurringBookingUid ?? null
    const isWhole = series !== null && (cancellation.isSeries || cancellation.withSubsequent)
    const shown = isWhole ? { occurrences: occurrencesOf(world, series) } : asStored(cancellation, world)
    return success(toChangedBookings(shown, world, (it) => maySeeAttendees(world, request.caller, it)))
  },

  older(request, world, found) {
    if (!('booking' in found)) throw bookingUnknown(world, request.params.bookingUid)
    const { given, cancellation } = giveUp(request, world, found)
    request.restsOn('XT-32')
    const { id, uid } = found.booking
    const stays = given.every(({ status }) => status !== 'cancelled')
    return success({
      bookingId: id,
      bookingUid: uid,
      onlyRemovedAttendee: cancellation.seatUid !== undefined && stays,
    })
  },
}

/** What both generations share of a request. */
type Asked = Notes & Pick<Request<'cancelBooking'>, 'body' | 'unknown'> & { readonly caller: Caller }

const giveUp = (request: Asked, world: World, found: FoundBooking) => {
  const cancellation = toCancellation(request, world, found)
  mustPass(cancelRules, cancellation, (alternative, finding) => request.judge(alternative, finding))
  const given = cancel(cancellation)
  for (const booking of given) {
    world.saveBooking(booking)
    request.raise(toldOfCancelled(booking, cancellation))
  }
  if (given.length === 0) request.warn('every occurrence lies in the past; nothing was cancelled', 'XT-41')
  if (request.body?.cancelSubsequentBookings && cancellation.seatUid !== undefined)
    request.warn('a seat is given up alone; cancelSubsequentBookings was ignored', 'XT-42')
  request.restsOn(...cancelGrounds(cancellation, given))
  return { cancellation, given }
}

const toCancellation = ({ body, caller, unknown }: Asked, world: World, found: FoundBooking): Cancellation => {
  const { seatUid, cancellationReason: reason = '', cancelSubsequentBookings = false } = body ?? {}
  const isSeries = 'occurrences' in found
  const named = isSeries ? found.occurrences : [found.booking]
  const series = isSeries ? null : found.booking.recurringBookingUid
  const holding = seatUid === undefined ? [] : named.filter((it) => seatHolder(it, seatUid))
  return {
    ...{ caller, unknown, seatUid, reason, isSeries, directory: world, now: world.now() },
    // A seat is given up alone.
    withSubsequent: cancelSubsequentBookings && seatUid === undefined,
    bookings: holding.length > 0 ? holding : named,
    occurrences: series === null ? named : occurrencesOf(world, series),
  }
}

const asStored = ({ bookings }: Cancellation, world: World): { readonly booking: Booking } => {
  const [booking] = bookings.flatMap(({ id }) => world.bookings.get(id) ?? [])
  if (!booking) throw new Error('A cancelled booking is gone')
  return { booking }
}
