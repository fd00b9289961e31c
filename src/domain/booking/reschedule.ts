import type { Caller } from '../access/caller.js'
import type { Directory } from '../directory.js'
import type { EventType } from '../event-type/event-type.js'
import { bookerOf } from './answers.js'
import type { Booking } from './booking.js'
import type { BookingInput } from './booking-input.js'
import { seatHolder } from './seat.js'

/** A new time for a booking, as it is sent. */
export interface NewTime {
  /** Milliseconds since the epoch. */
  readonly start: number
  readonly rescheduledBy: string | undefined
  readonly reschedulingReason: string | undefined
  readonly emailVerificationCode: string | undefined
  readonly seatUid: string | undefined
}

/** Everything a rule may see of a wish to move a booking, before the new time is looked at. */
export interface Rescheduling {
  readonly wished: NewTime
  readonly booking: Booking
  /** Undefined where it was deleted since (XT-52). */
  readonly eventType: EventType | undefined
  readonly caller: Caller
  readonly directory: Directory
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Properties of the request that no schema knows; they were dropped (ER-07). */
  readonly unknown: readonly string[]
}

/** The move as a wish to book: the same person with the same answers at another time, for the length of the event type (XT-44). */
export const toMovedInput = ({ booking, wished }: Rescheduling): BookingInput => {
  const holder = wished.seatUid === undefined ? undefined : seatHolder(booking, wished.seatUid)
  const person = holder ?? bookerOf(booking)
  if (!person) throw new Error(`Booking ${booking.uid} has nobody who booked it`)
  return {
    start: wished.start,
    attendee: { ...person, phoneNumber: person.phoneNumber ?? undefined },
    responses: holder?.seat.responses ?? booking.responses,
    metadata: holder?.seat.metadata ?? booking.metadata,
    guests: booking.guests,
    routing: booking.routing ?? undefined,
    emailVerificationCode: wished.emailVerificationCode,
    instant: false,
    isSingle: true,
  }
}

/** The e-mail address of the one who moves the booking, if anybody is known (XT-43). */
export const movedBy = ({ wished, caller }: Rescheduling): string | null =>
  wished.rescheduledBy ?? caller.user?.email ?? null

/** The booking that was moved away: cancelled, and it names its successor (XT-44). */
export const toPredecessor = (rescheduling: Rescheduling, successorUid: string): Booking => ({
  ...rescheduling.booking,
  status: 'cancelled',
  rescheduledToUid: successorUid,
  rescheduledByEmail: movedBy(rescheduling),
  updatedAt: rescheduling.now,
})
