import { maySeeAttendees, mustMarkAbsent } from '../domain/access/booking-access.js'
import { knownCaller } from '../domain/access/require-access.js'
import type { Booking } from '../domain/booking/booking.js'
import {
  type Absences,
  absentAttendeesEmpty,
  absentBeforeStart,
  markAbsent,
  markedAttendees,
} from '../domain/booking/mark-absent.js'
import { toBookingOutput } from '../projection/booking-output.js'
import { toOlderBooking } from '../projection/older-booking.js'
import type { World } from '../state/world.js'
import { requireBooking } from './loading/require-booking.js'
import { type Notes, type Operation, success } from './operation.js'

/** POST /v2/bookings/{bookingUid}/mark-absent */
export const markBookingAbsent: Operation<'markBookingAbsent', { booking: Booking }> = {
  authorize({ caller, params }, world) {
    const booking = requireBooking(world, params.bookingUid)
    mustMarkAbsent(knownCaller(caller), booking)
    return { booking }
  },

  handle(request, world, { booking }) {
    const marked = mark(request, world, booking)
    return success(toBookingOutput(marked, world, { showAttendees: maySeeAttendees(world, request.caller, marked) }))
  },

  older(request, world, { booking }) {
    request.restsOn('VR-17')
    const marked = mark(request, world, booking)
    return success(toOlderBooking(marked, world, { showAttendees: maySeeAttendees(world, request.caller, marked) }))
  },
}

const mark = (request: Notes & { readonly body: Absences | undefined }, world: World, booking: Booking): Booking => {
  const absences = request.body ?? {}
  const findings = { early: absentBeforeStart(booking, world.now()), empty: absentAttendeesEmpty(absences) }
  request.judge('AL-16', findings.early)
  request.judge('AL-35', findings.empty)
  if (findings.early || findings.empty) request.restsOn('BK-64')
  const marked = markAbsent(booking, meant(request, absences), world.now())
  if (marked !== booking) world.saveBooking(marked)
  const named = markedAttendees(marked, absences)
  if (named.length > 0)
    request.raise({ trigger: 'BOOKING_NO_SHOW_UPDATED', booking: marked, marked: named, rests: ['WH-14'] })
  return marked
}

/** With AL-08, `host: false` says nothing. */
const meant = (request: Notes, absences: Absences): Absences => {
  if (absences.host !== false || !request.isOn('AL-08')) return absences
  const { host: _host, ...others } = absences
  return others
}
