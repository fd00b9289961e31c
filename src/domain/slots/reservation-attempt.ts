import type { EventType } from '../event-type/event-type.js'
import type { Failure } from '../failure.js'
import { minute } from '../time/instant.js'
import type { SlotReservation } from './slot-reservation.js'

/** Minutes for which a slot is kept unless a caller with credentials says otherwise (XT-30). */
export const usualMinutes = 5

/** A wish to keep a slot from others: all that a rule may see of it. Times are milliseconds since the epoch. */
export interface ReservationAttempt {
  readonly eventType: EventType
  readonly start: number
  /** Minutes that the meeting would take. */
  readonly length: number
  /** Minutes for which the slot is to be kept. */
  readonly minutes: number
  readonly now: number
  readonly isAnonymous: boolean
  /** Reservations of the event type's other slots; expired ones may be among them. */
  readonly others: readonly SlotReservation[]
  /** Why the slot could not be booked; nothing where it is free. */
  whyTaken(): Failure | undefined
}

/** Where the slot ends. */
export const slotEnd = ({ start, length }: ReservationAttempt): number => start + length * minute

/** When the reservation expires. */
export const expiry = ({ now, minutes }: ReservationAttempt): number => now + minutes * minute

/** Whether a reservation still counts; at the very moment of its expiry it does not (XT-31). */
export const isHeld = ({ until }: SlotReservation, now: number): boolean => now < until

/** The reservation of an attempt that passed every rule, under its uid. */
export const toReservation = (attempt: ReservationAttempt, id: string): SlotReservation => ({
  id,
  eventTypeId: attempt.eventType.id,
  start: attempt.start,
  end: slotEnd(attempt),
  minutes: attempt.minutes,
  until: expiry(attempt),
})
