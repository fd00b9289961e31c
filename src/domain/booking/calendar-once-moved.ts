import type { Booking } from './booking.js'
import type { Calendar } from './calendar.js'
import { seatHolders, withoutSeat } from './seat.js'

/** A booking on the move, and what remains of it: nothing, or the other seats. */
export interface Move {
  readonly booking: Booking
  readonly left: Booking | undefined
}

/** The move of a whole booking, or of one of its seats: the others stay, if there are any (XT-45). */
export const moveOf = (booking: Booking, seatUid: string | undefined, now: number): Move => {
  if (seatUid === undefined) return { booking, left: undefined }
  const left = withoutSeat(booking, seatUid, now)
  return { booking, left: seatHolders(left).length > 0 ? left : undefined }
}

/** The calendar as it will be once the booking has moved: it stands in its successor's way no more, the seats that stay do (AV-13, XT-45). */
export const calendarOnceMoved = (calendar: Calendar, { booking, left }: Move): Calendar => {
  const after = (found: readonly Booking[]): readonly Booking[] =>
    found.flatMap((it) => (it.id === booking.id ? (left ?? []) : it))
  const hasEmail = ({ attendees }: Booking, email: string) =>
    attendees.some((it) => it.email.toLowerCase() === email.toLowerCase())
  return {
    widestBuffer: () => calendar.widestBuffer(),
    overlapping: (hostId, from, to) => after(calendar.overlapping(hostId, from, to)),
    held: (eventTypeId, hostId, starting) => after(calendar.held(eventTypeId, hostId, starting)),
    ofEmailFrom: (email, from) => after([...calendar.ofEmailFrom(email, from)]).filter((it) => hasEmail(it, email)),
    startingBetween: (eventTypeId, from, to) => after(calendar.startingBetween(eventTypeId, from, to)),
    startingAt: (eventTypeId, start) => after(calendar.startingAt(eventTypeId, start)),
    latestOf: (eventTypeId, hostId) => calendar.latestOf(eventTypeId, hostId),
    countMade: (eventTypeId, hostId, made) => calendar.countMade(eventTypeId, hostId, made),
  }
}
