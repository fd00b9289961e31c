import { maySeeAttendees, mustAnswerFor } from '../../domain/access/booking-access.js'
import type { KnownCaller } from '../../domain/access/caller.js'
import { knownCaller } from '../../domain/access/require-access.js'
import type { Booking } from '../../domain/booking/booking.js'
import { type HostAnswer, isWaiting } from '../../domain/booking/confirm.js'
import { confirmRules } from '../../domain/booking/rules/confirm/confirm-rules.js'
import { mustPass } from '../../domain/rule.js'
import type { World } from '../../state/world.js'
import { type FoundBooking, requireBookingOrSeries } from '../loading/require-booking.js'
import type { AccessRequest } from '../operation.js'
import { toChangedBookings } from './to-changed-bookings.js'

/** The booking or series that a host answers for, and who he is. */
export interface Asked {
  readonly found: FoundBooking
  readonly caller: KnownCaller
}

type Answering = AccessRequest<'confirmBooking' | 'declineBooking'>

/** Loads what the path names, for those who may answer for it (XT-47). */
export const requireAnswerable = ({ params, caller }: Answering, world: World): Asked => {
  const found = requireBookingOrSeries(world, params.bookingUid)
  const known = knownCaller(caller)
  mustAnswerFor(world, known, bookingsOf(found))
  return { found, caller: known }
}

/** Changes every booking that waits for an answer, of a series all such occurrences (XT-47). */
export const answerFor = (
  request: Answering,
  world: World,
  { found, wished, change }: Asked & Pick<HostAnswer, 'wished'> & { readonly change: (booking: Booking) => Booking },
) => {
  const bookings = bookingsOf(found)
  mustPass(confirmRules, { wished, bookings }, (alternative, finding) => request.judge(alternative, finding))
  const answered = bookings.map((it) => (isWaiting(it) ? change(it) : it))
  for (const booking of answered.filter((it) => !bookings.includes(it))) {
    world.saveBooking(booking)
    request.raise({ trigger: told[wished], booking, rests: ['WH-12'] })
  }
  if (bookings.some(({ status }) => status === 'awaiting_host')) request.restsOn('BK-33')
  if ('occurrences' in found) request.restsOn('XT-47')

  const [booking] = answered
  const changed = 'booking' in found && booking ? { booking } : { occurrences: answered }
  return toChangedBookings(changed, world, (it) => maySeeAttendees(world, request.caller, it))
}

const told = { confirmed: 'BOOKING_CREATED', declined: 'BOOKING_REJECTED' } as const

const bookingsOf = (found: FoundBooking): readonly Booking[] =>
  'booking' in found ? [found.booking] : found.occurrences
