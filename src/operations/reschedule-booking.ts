import { maySeeAttendees } from '../domain/access/booking-access.js'
import { chosenHosts, createAttempt } from '../domain/booking/attempt.js'
import type { Booking } from '../domain/booking/booking.js'
import { bookingPolicyOf } from '../domain/booking/booking-policy.js'
import { calendarOnceMoved, moveOf } from '../domain/booking/calendar-once-moved.js'
import { makeSuccessor, type PassedMove } from '../domain/booking/make-successor.js'
import { type Rescheduling, toMovedInput } from '../domain/booking/reschedule.js'
import { rescheduleGrounds } from '../domain/booking/reschedule-grounds.js'
import { newTimeRules, rescheduleRules } from '../domain/booking/rules/reschedule/reschedule-rules.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { type Judge, mustPass } from '../domain/rule.js'
import { toldOfMoved } from '../domain/webhook/told-of-moved.js'
import { instantOf } from '../projection/booking-input.js'
import { toBookingOutput } from '../projection/booking-output.js'
import type { World } from '../state/world.js'
import { isPaid, movePayments } from './bookings/payment.js'
import { requireBooking } from './loading/require-booking.js'
import { type Operation, type Request, success } from './operation.js'

type Asked = Request<'rescheduleBooking'>

/** POST /v2/bookings/{bookingUid}/reschedule: a series has no single time, so its uid is unknown here. */
export const rescheduleBooking: Operation<'rescheduleBooking', { booking: Booking }> = {
  authorize: ({ params }, world) => ({ booking: requireBooking(world, params.bookingUid) }),

  handle(request, world, { booking }) {
    const judge: Judge = (alternative, finding) => request.judge(alternative, finding)
    const rescheduling = toRescheduling(request, world, booking)
    mustPass(rescheduleRules, rescheduling, judge)
    const passed = toMove(request, world, rescheduling)
    mustPass(newTimeRules, passed.attempt, judge)

    const { predecessor, successor } = makeSuccessor(passed)
    world.saveBooking(predecessor)
    world.saveBooking(successor.booking)
    if (rescheduling.wished.seatUid === undefined) movePayments(world, predecessor, successor.booking)
    request.raise(toldOfMoved(passed, successor))
    request.explain(chosenHosts(passed.attempt).why)
    request.restsOn(...rescheduleGrounds(passed, successor))
    const { booking: moved, ...own } = successor
    return success(
      toBookingOutput(moved, world, { showAttendees: maySeeAttendees(world, request.caller, moved), ...own }),
    )
  },
}

const toRescheduling = ({ body, caller, unknown }: Asked, world: World, booking: Booking): Rescheduling => {
  const { start, rescheduledBy, reschedulingReason, emailVerificationCode, seatUid } = body
  const wished = { start: instantOf(start), rescheduledBy, reschedulingReason, emailVerificationCode, seatUid }
  const eventType = world.eventType(booking.eventTypeId)
  return { wished, booking, eventType, caller, unknown, directory: world, now: world.now() }
}

const toMove = (request: Asked, world: World, rescheduling: Rescheduling): PassedMove => {
  const { booking, eventType, caller, unknown, now } = rescheduling
  if (!eventType) throw new Error(`The event type of booking ${booking.uid} is gone, which its rule has refused`)
  const move = moveOf(booking, rescheduling.wished.seatUid, now)
  const policy = bookingPolicyOf(request.isOn)
  const wish = {
    input: toMovedInput(rescheduling),
    policy,
    caller,
    unknown,
    now,
    verificationCode: world.verificationCode,
  }
  const attempt = createAttempt({ ...wish, rescheduling: booking }, asBooked(world, eventType, booking), {
    directory: world,
    calendar: calendarOnceMoved(world, move),
  })
  return { rescheduling, move, attempt, numbering: world }
}

/** A booking made without seats moves without, whatever its event type has learnt since; one that is paid costs no more (XT-45). */
const asBooked = (world: World, eventType: EventType, booking: Booking): EventType => ({
  ...eventType,
  ...(!booking.isSeated && { seats: null }),
  ...(isPaid(world, booking) && { price: 0 }),
})
