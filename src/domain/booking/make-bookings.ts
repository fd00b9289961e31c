import { teamOfEventType } from '../access/event-type-access.js'
import { type Attempt, chosenHosts } from './attempt.js'
import type { Attendee, Booking, BookingLocation } from './booking.js'
import { chosenLocation } from './chosen-location.js'
import { initialStatus } from './initial-status.js'
import { shownLocation } from './location.js'
import { newBooking } from './new-booking.js'
import { partyOf, toBooker } from './party.js'
import { isSeries, type Slot } from './slots.js'
import { bookingTitle } from './title.js'

/** Where new things get their numbers and names; the world implements it. */
export interface Numbering {
  nextId(kind: 'booking' | 'attendee'): number
  nextUid(kind: 'bookingUid'): string
  nextUuid(kind: 'recurringBookingUid' | 'seatUid'): string
}

/** A booking that an attempt made or joined, with the seat it took there. */
export interface MadeBooking {
  readonly booking: Booking
  readonly ownSeatUid?: string
}

/** What all bookings of one attempt have in common. */
interface Common {
  readonly attempt: Attempt
  readonly numbering: Numbering
  readonly location: BookingLocation
  readonly recurringBookingUid: string | null
}

/** The bookings of an attempt that passed every rule, by start: made anew, or joined where a seated one stands already. */
export const makeBookings = (attempt: Attempt, numbering: Numbering): readonly MadeBooking[] => {
  const location = chosenLocation(attempt.input, attempt.eventType, attempt.policy)
  if (!location) throw new Error('A booking is made at a location that its rule has refused')
  const common = { attempt, numbering, location, recurringBookingUid: seriesOf(attempt, numbering) }
  return attempt.slots.map((slot) => (slot.joins ? joined(slot.joins, common) : made(slot, common)))
}

/** A series that joins seats of another one belongs to it, so that all occurrences share one uid (BK-36). */
const seriesOf = ({ input, eventType, slots }: Attempt, numbering: Numbering): string | null => {
  if (!isSeries(input, eventType)) return null
  const known = slots.flatMap(({ joins }) => joins?.recurringBookingUid ?? [])
  return known[0] ?? numbering.nextUuid('recurringBookingUid')
}

const joined = (booking: Booking, { attempt, numbering }: Common): MadeBooking => {
  const seat = takeSeat(attempt, numbering)
  const hosts = booking.attendees.filter(({ role }) => role === 'host')
  const seated = booking.attendees.filter(({ role }) => role !== 'host')
  const attendees = [...seated, seat, ...hosts]
  return { booking: { ...booking, attendees, updatedAt: attempt.now }, ownSeatUid: seat.seat.uid }
}

const made = (slot: Slot, common: Common): MadeBooking => {
  const { attempt, numbering, location, recurringBookingUid } = common
  const { input, eventType, directory, now } = attempt
  const { organizerId, hostIds } = chosenHosts(attempt)
  const [id, uid] = [numbering.nextId('booking'), numbering.nextUid('bookingUid')]
  const { attendees, guests } = attendance(common)
  const booking = newBooking({
    id,
    uid,
    title: titleOf(common, { uid, organizerId }),
    description: typeof input.responses['notes'] === 'string' ? input.responses['notes'] : '',
    status: initialStatus(eventType, { start: slot.start, now, instant: input.instant }),
    start: slot.start,
    end: slot.end,
    eventTypeId: eventType.id,
    eventTypeSlug: eventType.slug,
    teamId: teamOfEventType(directory, eventType),
    organizerId,
    hostIds,
    attendees,
    guests,
    location,
    responses: input.responses,
    metadata: input.metadata,
    isSeated: eventType.seats !== null,
    recurringBookingUid,
    routing: input.routing ?? null,
    createdAt: now,
  })
  const seat = booking.isSeated ? attendees[0]?.seat : undefined
  return seat ? { booking, ownSeatUid: seat.uid } : { booking }
}

/** On seated types a booker takes one seat and brings nobody (BK-38). */
const attendance = ({ attempt, numbering }: Common): Pick<Booking, 'attendees' | 'guests'> => {
  const { input, eventType, directory } = attempt
  const guests = eventType.seats ? [] : input.guests
  const party = partyOf({ attendee: input.attendee, guests }, chosenHosts(attempt).hostIds, directory)
  const attendees = party.people.map((person) =>
    eventType.seats && person.role === 'booker'
      ? takeSeat(attempt, numbering)
      : Object.assign({ id: numbering.nextId('attendee'), seat: null }, person),
  )
  return { attendees, guests: party.guests }
}

const takeSeat = ({ input }: Attempt, numbering: Numbering): Attendee & { readonly seat: object } => ({
  ...toBooker(input.attendee),
  id: numbering.nextId('attendee'),
  seat: { uid: numbering.nextUuid('seatUid'), responses: input.responses, metadata: input.metadata },
})

const titleOf = (
  { attempt, location }: Common,
  { uid, organizerId }: { readonly uid: string; readonly organizerId: number },
): string => {
  const { eventType, input, directory, length } = attempt
  const responses = input.guests.length > 0 ? { ...input.responses, guests: input.guests } : input.responses
  const place = shownLocation({ uid, location }, directory.webBase)
  const attendeeName = input.attendee.name
  return bookingTitle({ eventType, organizerId, attendeeName, length, location: place, responses }, directory)
}
