import type { Booking, BookingStatus } from './booking.js'

/** What rules about time ask of the bookings there are; the world implements it. */
export interface Calendar {
  /** Bookings of any status that take the host's time and overlap the range [from, to), by start; touching is no overlap. */
  overlapping(hostId: number, from: number, to: number): readonly Booking[]
  /** Minutes of the widest buffer that any event type has. */
  widestBuffer(): number
  /** Accepted and pending bookings of this event type that start in [from, to) and take the host's time, by start (AV-06). */
  held(
    eventTypeId: number,
    hostId: number,
    starting: { readonly from: number; readonly to: number },
  ): readonly Booking[]
  /** Bookings of any status with an attendee of this e-mail address that start then or later, by start. */
  ofEmailFrom(email: string, from: number): Iterable<Booking>
  /** Bookings of an event type that start in [from, to), of any status, by start. */
  startingBetween(eventTypeId: number, from: number, to: number): readonly Booking[]
  /** Bookings of an event type that start at exactly this moment. */
  startingAt(eventTypeId: number, start: number): readonly Booking[]
  /** The host's booking of this event type that was made last, those that came to nothing left out (HA-04). */
  latestOf(eventTypeId: number, hostId: number): Booking | undefined
  /** How many bookings of this event type the host was given in [from, to), those that came to nothing left out (HA-02). */
  countMade(eventTypeId: number, hostId: number, made: { readonly from: number; readonly to: number }): number
}

/** Whether a booking came to nothing: cancelled or rejected, both final (BK-47). */
export const isOff = (status: BookingStatus): boolean => status === 'cancelled' || status === 'rejected'
