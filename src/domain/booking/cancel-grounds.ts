import type { LedgerId } from '../../generated/ledger.js'
import type { Booking } from './booking.js'
import type { Cancellation } from './cancel.js'
import { cancellationReason } from './rules/cancel/cancellation-reason.js'

/** What a cancellation that succeeded rests on, the most specific first. */
export const cancelGrounds = (cancellation: Cancellation, given: readonly Booking[]): readonly LedgerId[] => {
  const { bookings, caller, seatUid, isSeries, withSubsequent } = cancellation
  const grounds: readonly (readonly [LedgerId, boolean])[] = [
    ['XT-42', bookings.some((it) => it.isSeated)],
    ['XT-41', seatUid === undefined && (isSeries || withSubsequent)],
    ['XT-40', cancellationReason.check(cancellation) !== undefined],
    ['XT-43', caller.user === undefined && given.some(({ status }) => status === 'cancelled')],
  ]
  return grounds.filter(([, turned]) => turned).map(([id]) => id)
}
