import { minute } from '../time/instant.js'
import { type Attempt, chosenHosts } from './attempt.js'
import { attendedBy } from './attended-by.js'
import type { Attendee, Booking, BookingStatus } from './booking.js'
import type { Move } from './calendar-once-moved.js'
import { initialStatus } from './initial-status.js'
import { shownLocation } from './location.js'
import type { MadeBooking, Numbering } from './make-bookings.js'
import { newBooking } from './new-booking.js'
import { type Rescheduling, toPredecessor } from './reschedule.js'
import { type SeatHolder, seatHolder, withoutSeat, withSeat } from './seat.js'
import type { Slot } from './slots.js'
import { bookingTitle, type TitleFacts } from './title.js'

/** A move that passed every rule. */
export interface PassedMove {
  readonly rescheduling: Rescheduling
  readonly attempt: Attempt
  readonly move: Move
  readonly numbering: Numbering
}

/** What a move changes: the booking that it leaves, then the one that it makes or joins; to be stored in this order. */
export interface Moved {
  readonly predecessor: Booking
  readonly successor: MadeBooking
}

/** Moves the booking, or one of its seats (XT-44, XT-45). */
export const makeSuccessor = (passed: PassedMove): Moved => {
  const [slot] = passed.attempt.slots
  if (!slot) throw new Error('A booking is moved to no time, which its rule has refused')
  const { booking, wished } = passed.rescheduling
  const holder = wished.seatUid === undefined ? undefined : seatHolder(booking, wished.seatUid)
  return holder ? moveSeat(passed, slot, holder) : moveWhole(passed, slot)
}

const moveWhole = (passed: PassedMove, slot: Slot): Moved => {
  const { booking } = passed.rescheduling
  const people = booking.attendees
    .filter(({ role }) => role !== 'host')
    .map((it) => ({ ...it, id: passed.numbering.nextId('attendee'), absent: false }))
  const successor = newBooking({ ...toSuccessor(passed, slot), ...attended(people, passed), icsUid: booking.icsUid })
  return { predecessor: toPredecessor(passed.rescheduling, successor.uid), successor: { booking: successor } }
}

/** The seat goes with its uid; the booking that it leaves stays while others have theirs. */
const moveSeat = (passed: PassedMove, slot: Slot, { seat, ...person }: SeatHolder): Moved => {
  const { rescheduling, move, attempt } = passed
  const holder: SeatHolder = { ...person, seat, absent: false }
  const booking = slot.joins
    ? withSeat(slot.joins, holder, attempt.now)
    : newBooking({
        ...toSuccessor(passed, slot),
        ...attended([holder], passed),
        ...(!move.left && { icsUid: rescheduling.booking.icsUid }),
        responses: seat.responses,
        metadata: seat.metadata,
        description: typeof seat.responses['notes'] === 'string' ? seat.responses['notes'] : '',
      })
  const emptied = withoutSeat(toPredecessor(rescheduling, booking.uid), seat.uid, attempt.now)
  return { predecessor: move.left ?? emptied, successor: { booking, ownSeatUid: seat.uid } }
}

const attended = (people: readonly Attendee[], { attempt, numbering }: PassedMove) =>
  attendedBy(people, chosenHosts(attempt).hostIds, { directory: attempt.directory, numbering })

/** What every booking keeps when it moves, and what is new (XT-44). */
const toSuccessor = (passed: PassedMove, { start, end }: Slot) => {
  const { rescheduling, attempt, numbering } = passed
  const { booking, wished } = rescheduling
  const { organizerId, hostIds } = chosenHosts(attempt)
  const [id, uid] = [numbering.nextId('booking'), numbering.nextUid('bookingUid')]
  return {
    ...{ id, uid, start, end, organizerId, hostIds, eventTypeId: attempt.eventType.id },
    eventTypeSlug: attempt.eventType.slug,
    title: titleOf(passed, uid),
    description: booking.description,
    status: statusOf(passed, start),
    location: booking.location,
    responses: booking.responses,
    metadata: booking.metadata,
    isSeated: booking.isSeated,
    recurringBookingUid: booking.recurringBookingUid,
    routing: booking.routing,
    reschedulingReason: wished.reschedulingReason ?? null,
    rescheduledFromUid: booking.uid,
    createdAt: attempt.now,
  }
}

/** A title that was made of the old time, place and host is made of the new ones; one that somebody gave stays with the whole booking. */
const titleOf = ({ rescheduling, attempt }: PassedMove, uid: string): string => {
  const { booking, wished } = rescheduling
  const { eventType, directory, input, length } = attempt
  const made = (facts: Pick<TitleFacts, 'organizerId' | 'length'>, video: string) => {
    const location = shownLocation({ uid: video, location: booking.location }, directory.webBase)
    const { name: attendeeName } = input.attendee
    return bookingTitle({ ...facts, eventType, attendeeName, location, responses: input.responses }, directory)
  }
  const old = { organizerId: booking.organizerId, length: (booking.end - booking.start) / minute }
  if (wished.seatUid === undefined && made(old, booking.uid) !== booking.title) return booking.title
  return made({ organizerId: chosenHosts(attempt).organizerId, length }, uid)
}

/** Consent is asked again, unless the owner himself moves the booking; what was paid stays paid (XT-45, BK-49). */
const statusOf = ({ rescheduling, attempt }: PassedMove, start: number): BookingStatus => {
  const { booking } = rescheduling
  const { eventType, now } = attempt
  const confirmationPolicy = isMovedByOwner(rescheduling, attempt) ? null : eventType.confirmationPolicy
  const price = booking.status === 'pending' ? eventType.price : 0
  const instant = booking.status === 'awaiting_host'
  return initialStatus({ ...eventType, confirmationPolicy, price }, { start, now, instant })
}

/** Event types of teams have no owner; there the organizer's consent counts. */
const isMovedByOwner = (rescheduling: Rescheduling, { eventType, directory }: Attempt): boolean => {
  const owner = directory.user(eventType.ownerId ?? rescheduling.booking.organizerId)
  return owner !== undefined && rescheduling.wished.rescheduledBy?.toLowerCase() === owner.email.toLowerCase()
}
