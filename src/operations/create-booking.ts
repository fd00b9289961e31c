import type { Wire } from '../contract/wire.js'
import { maySeeAttendees } from '../domain/access/booking-access.js'
import type { Caller } from '../domain/access/caller.js'
import { chosenHosts, createAttempt } from '../domain/booking/attempt.js'
import type { Booking } from '../domain/booking/booking.js'
import type { BookingInput } from '../domain/booking/booking-input.js'
import { bookingPolicyOf } from '../domain/booking/booking-policy.js'
import { requireEventType } from '../domain/booking/find-event-type.js'
import { groundsOf } from '../domain/booking/grounds.js'
import { hintsOf } from '../domain/booking/hints.js'
import { type MadeBooking, makeBookings } from '../domain/booking/make-bookings.js'
import { bookingRules, wishRules } from '../domain/booking/rules/booking-rules.js'
import { seatHolder } from '../domain/booking/seat.js'
import { isSeries } from '../domain/booking/slots.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { type Judge, mustPass } from '../domain/rule.js'
import { toldOfNew } from '../domain/webhook/told-of-new.js'
import { toBookingInput } from '../projection/booking-input.js'
import { toBookingOutput } from '../projection/booking-output.js'
import { toOlderCreatedBooking } from '../projection/older-booking.js'
import { isCurrentForm, toOlderBookingInput } from '../projection/older-booking-input.js'
import type { World } from '../state/world.js'
import { initiatePayment } from './bookings/payment.js'
import { anyCaller, type Notes, type Operation, success } from './operation.js'

/** POST /v2/bookings: looks up and decides only once the body is checked (BK-10). */
export const createBooking: Operation<'createBooking'> = {
  authorize: anyCaller,

  handle(request, world) {
    const { made, isArray } = book(request, world, toBookingInput(request.body))
    const outputs = made.map(({ booking, ownSeatUid }) => {
      const showAttendees = maySeeAttendees(world, request.caller, booking)
      return toBookingOutput(
        booking,
        world,
        ownSeatUid === undefined ? { showAttendees } : { showAttendees, ownSeatUid },
      )
    })
    return success((isArray ? outputs : outputs[0]) as Wire<'CreateBookingReply'>['data'])
  },

  older(request, world) {
    const { made } = book(request, world, toOlderBookingInput(request.body))
    if (isCurrentForm(request.body)) request.restsOn('VR-12')
    return success(made.map((it) => toOlderCreatedBooking(asSeenBy(it, request.caller, world), world))[0])
  },
}

/** What both generations share of a request. */
interface BookingRequest extends Notes {
  readonly caller: Caller
  readonly unknown: readonly string[]
}

const book = (request: BookingRequest, world: World, input: BookingInput) => {
  const judge: Judge = (alternative, finding) => request.judge(alternative, finding)
  const policy = bookingPolicyOf(request.isOn)
  const { caller, unknown } = request
  const wish = { input, policy, caller, unknown, now: world.now(), verificationCode: world.verificationCode }
  mustPass(wishRules, wish, judge)
  const eventType = requireEventType(world, input)
  const attempt = createAttempt(wish, eventType, { directory: world, calendar: world })
  mustPass(bookingRules, attempt, judge)

  const made = makeBookings(attempt, world)
  for (const it of made) keep(request, world, { made: it, eventType })
  for (const { message, id } of hintsOf(attempt)) request.warn(message, id)
  request.explain(chosenHosts(attempt).why)
  request.restsOn(
    ...groundsOf(
      attempt,
      made.map(({ booking }) => booking),
    ),
  )
  return { made, isArray: isSeries(input, eventType) }
}

/** Stores a booking and tells of it; one with a price is told of once it is paid (WH-10, WH-11). */
const keep = (
  { raise }: BookingRequest,
  world: World,
  { made: { booking, ownSeatUid }, eventType }: { readonly made: MadeBooking; readonly eventType: EventType },
): void => {
  world.saveBooking(booking)
  if (eventType.price > 0) initiatePayment(world, raise, { booking, eventType })
  else raise(toldOfNew(booking, ownSeatUid === undefined ? undefined : seatHolder(booking, ownSeatUid)))
}

/** The older form knows no seats: who may not see the others is shown the booking as if his seat were the only one (BK-62). */
const asSeenBy = ({ booking, ownSeatUid }: MadeBooking, caller: Caller, world: World): Booking => {
  const own = booking.attendees.filter(({ seat }) => seat?.uid === ownSeatUid)
  const [{ seat } = { seat: null }] = own
  if (seat === null || maySeeAttendees(world, caller, booking)) return booking
  return { ...booking, attendees: own, responses: seat.responses, metadata: seat.metadata }
}
