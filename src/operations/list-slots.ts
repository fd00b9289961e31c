import type { Query } from '../contract/wire.js'
import { availabilityPolicyOf } from '../domain/availability/availability-policy.js'
import type { Booking } from '../domain/booking/booking.js'
import { calendarOnceMoved, type Move, moveOf } from '../domain/booking/calendar-once-moved.js'
import { offeredLengths } from '../domain/booking/offered-lengths.js'
import { seatHolders } from '../domain/booking/seat.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { Failure } from '../domain/failure.js'
import { byLocalDay } from '../domain/slots/by-local-day.js'
import { offeredSlots } from '../domain/slots/offered-slots.js'
import { slotGrounds } from '../domain/slots/slot-grounds.js'
import { readSlotRange } from '../domain/slots/slot-range.js'
import type { SlotSearch } from '../domain/slots/slot-search.js'
import { minute } from '../domain/time/instant.js'
import { toSlotList } from '../projection/slot-output.js'
import type { World } from '../state/world.js'
import { requireBooking } from './loading/require-booking.js'
import { anyCaller, type Operation, type Request, success } from './operation.js'
import { requireNamedEventType } from './slots/named-event-type.js'

type SlotQuery = Query<'listSlots'>
type SlotRequest = Request<'listSlots'>

/** GET /v2/slots */
export const listSlots: Operation<'listSlots'> = {
  authorize: anyCaller,

  handle(request, world) {
    mustBeKnown(request.unknown)
    const { timeZone = 'UTC', format } = request.query
    const search = searchOf(request, world)
    const { eventType } = search
    const days = byLocalDay(offeredSlots(search), timeZone, { onlyFirst: eventType.onlyShowFirstAvailableSlot })
    request.restsOn(...slotGrounds(search))
    return success(toSlotList(days, { timeZone, isRange: format === 'range', isSeated: eventType.seats !== null }))
  },
}

const mustBeKnown = (unknown: readonly string[]): void => {
  if (unknown.length === 0) return
  throw new Failure('slots.query_unknown', `There is no parameter ${unknown.join(', ')} here; leave it out`, {
    properties: unknown,
  })
}

const searchOf = (request: SlotRequest, world: World): SlotSearch => {
  const { query } = request
  const eventType = requireNamedEventType(world, query)
  const { start, end, timeZone = 'UTC' } = query
  const rescheduling = movedBooking(world, query)
  return {
    eventType,
    range: readSlotRange(start, end, timeZone),
    length: requireLength(query, eventType) * minute,
    calendar: rescheduling ? calendarOnceMoved(world, anyMoveOf(rescheduling, world.now())) : world,
    directory: world,
    policy: availabilityPolicyOf(request.isOn),
    now: world.now(),
    rescheduling,
    reservations: [...world.reservationsOf(eventType.id)],
  }
}

const requireLength = ({ duration }: SlotQuery, eventType: EventType): number => {
  const offered = offeredLengths(eventType)
  if (duration === undefined) return eventType.lengthInMinutes
  if (offered.includes(duration)) return duration
  throw new Failure(
    'booking.length_not_offered',
    `duration is ${duration}; event type ${eventType.id} takes ${offered.join(', ')}`,
    { eventTypeId: eventType.id, duration, offered },
  )
}

/** No seat is named here; which of them moves makes no difference to the times that are free. */
const anyMoveOf = (booking: Booking, now: number): Move => moveOf(booking, seatHolders(booking)[0]?.seat.uid, now)

const movedBooking = (world: World, { bookingUidToReschedule: uid }: SlotQuery): Booking | undefined =>
  uid === undefined ? undefined : requireBooking(world, uid)
