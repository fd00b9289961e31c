import type { Caller } from '../access/caller.js'
import type { Directory } from '../directory.js'
import type { Booking } from './booking.js'
import { isOff } from './calendar.js'
import { seatHolders, withoutSeat } from './seat.js'

/** Everything a rule may see of a wish to give up a booking, a series or a seat. */
export interface Cancellation {
  readonly caller: Caller
  readonly directory: Directory
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Properties of the request that no schema knows; they were dropped (ER-07). */
  readonly unknown: readonly string[]
  /** What the path names: one booking, or the occurrences of a series by start; of those the one with the seat, where one is named. */
  readonly bookings: readonly Booking[]
  /** Whether the path names a series. */
  readonly isSeries: boolean
  /** All occurrences of the series to which the booking belongs; the booking alone where there is none. */
  readonly occurrences: readonly Booking[]
  readonly seatUid: string | undefined
  /** Whether the later occurrences are given up too. */
  readonly withSubsequent: boolean
  readonly reason: string
}

/** The bookings as they are once they were given up; those that the wish does not touch are left out (XT-41, XT-42). */
export const cancel = (cancellation: Cancellation): readonly Booking[] => {
  const { seatUid } = cancellation
  if (seatUid === undefined) return scopeOf(cancellation).map((booking) => toCancelled(booking, cancellation))
  return cancellation.bookings.map((booking) => giveUpSeat(booking, { ...cancellation, seatUid }))
}

/** Occurrences that are over or came to nothing stay as they are. */
const scopeOf = ({ bookings, occurrences, isSeries, withSubsequent, now }: Cancellation): readonly Booking[] => {
  const [named] = bookings
  if (isSeries) return occurrences.filter(({ status, start }) => !isOff(status) && start >= now)
  if (!withSubsequent || !named) return bookings
  return occurrences.filter(({ status, start }) => !isOff(status) && start >= named.start)
}

/** Who cancelled is the caller, or nobody (XT-43). */
const toCancelled = (booking: Booking, { reason, caller, now }: Cancellation): Booking => ({
  ...booking,
  status: 'cancelled',
  cancellationReason: reason,
  cancelledByEmail: caller.user?.email ?? '',
  updatedAt: now,
})

/** The booking stays while anybody has a seat. */
const giveUpSeat = (booking: Booking, cancellation: Cancellation & { readonly seatUid: string }): Booking => {
  const left = withoutSeat(booking, cancellation.seatUid, cancellation.now)
  return seatHolders(left).length > 0 ? left : toCancelled(left, cancellation)
}
