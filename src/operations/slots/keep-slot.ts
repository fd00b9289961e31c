import type { Body } from '../../contract/wire.js'
import type { Caller } from '../../domain/access/caller.js'
import { bookingPolicyOf } from '../../domain/booking/booking-policy.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import { Failure } from '../../domain/failure.js'
import { mustPass } from '../../domain/rule.js'
import { isHeld, type ReservationAttempt, toReservation, usualMinutes } from '../../domain/slots/reservation-attempt.js'
import { reservationRules } from '../../domain/slots/rules/reservation-rules.js'
import type { SlotReservation } from '../../domain/slots/slot-reservation.js'
import { whyTaken } from '../../domain/slots/why-taken.js'
import { parseIso } from '../../domain/time/instant.js'
import { toReservedSlot } from '../../projection/reserved-slot-output.js'
import type { World } from '../../state/world.js'
import { type Notes, success } from '../operation.js'

type Asked = Notes & { readonly caller: Caller; readonly body: Body<'reserveSlot'> }

/** The reservation of this uid; one that is over is as unknown as one that never was (XT-31). */
export const requireReservation = (world: World, uid: string): SlotReservation => {
  const found = world.reservations.get(uid)
  if (found && isHeld(found, world.now())) return found
  throw new Failure('reservation.unknown', `There is no reservation ${uid}, or it is over; reserve the slot anew`, {
    uid,
  })
}

/** Keeps a slot under a uid, new or present, from now on, and answers it. */
export const keepSlot = (request: Asked, world: World, uid: string) => {
  const { eventTypeId, reservationDuration } = request.body
  forgetExpired(world, eventTypeId)
  const attempt = reservationAttempt(request, world, uid)
  mustPass(reservationRules, attempt, (alternative, finding) => request.judge(alternative, finding))
  if (reservationDuration === undefined) request.restsOn('XT-30')
  const reservation = toReservation(attempt, uid)
  world.reservations.save(reservation)
  return success(toReservedSlot(reservation))
}

const reservationAttempt = (request: Asked, world: World, uid: string): ReservationAttempt => {
  const { eventTypeId, slotStart, slotDuration, reservationDuration = usualMinutes } = request.body
  const eventType = requireReservable(world, eventTypeId)
  const slot = { start: parseIso(slotStart) ?? 0, length: slotDuration ?? eventType.lengthInMinutes }
  const policy = bookingPolicyOf(request.isOn)
  const now = world.now()
  return {
    eventType,
    ...slot,
    minutes: reservationDuration,
    now,
    isAnonymous: request.caller.kind === 'anonymous',
    others: [...world.reservationsOf(eventTypeId)].filter(({ id }) => id !== uid),
    whyTaken: () => whyTaken(eventType, slot, { directory: world, calendar: world, policy, now }),
  }
}

const requireReservable = (world: World, eventTypeId: number): EventType => {
  const found = world.eventType(eventTypeId)
  if (found) return found
  throw new Failure(
    'reservation.event_type_unknown',
    `There is no event type ${eventTypeId}; send the eventTypeId of one that exists`,
    { eventTypeId },
  )
}

/** What is over would only grow. */
const forgetExpired = (world: World, eventTypeId: number): void => {
  const now = world.now()
  for (const it of [...world.reservationsOf(eventTypeId)]) if (!isHeld(it, now)) world.reservations.remove(it.id)
}
