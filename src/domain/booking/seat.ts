import type { Attendee, Booking } from './booking.js'

/** Somebody who holds a seat of a booking (BK-38). */
export type SeatHolder = Attendee & { readonly seat: NonNullable<Attendee['seat']> }

const isSeatHolder = (attendee: Attendee): attendee is SeatHolder => attendee.seat !== null

/** Holders of the seats of a booking, in their order. */
export const seatHolders = ({ attendees }: Booking): readonly SeatHolder[] => attendees.filter(isSeatHolder)

/** The holder of a seat of this booking. */
export const seatHolder = (booking: Booking, seatUid: string): SeatHolder | undefined =>
  seatHolders(booking).find(({ seat }) => seat.uid === seatUid)

/** The booking without one of its seats. */
export const withoutSeat = (booking: Booking, seatUid: string, now: number): Booking => ({
  ...booking,
  attendees: booking.attendees.filter(({ seat }) => seat?.uid !== seatUid),
  updatedAt: now,
})

/** The booking with one seat more, after the others and before the hosts (BK-44). */
export const withSeat = (booking: Booking, holder: SeatHolder, now: number): Booking => {
  const hosts = booking.attendees.filter(({ role }) => role === 'host')
  const people = booking.attendees.filter(({ role }) => role !== 'host')
  return { ...booking, attendees: [...people, holder, ...hosts], updatedAt: now }
}
