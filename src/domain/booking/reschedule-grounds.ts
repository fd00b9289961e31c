import type { LedgerId } from '../../generated/ledger.js'
import { chosenHosts } from './attempt.js'
import type { MadeBooking } from './make-bookings.js'
import type { PassedMove } from './make-successor.js'

/** What a move that succeeded rests on, the most specific first; little for an ordinary one. */
export const rescheduleGrounds = (passed: PassedMove, successor: MadeBooking): readonly LedgerId[] => {
  const { rescheduling, attempt } = passed
  const { booking, wished } = rescheduling
  const [slot] = attempt.slots
  const overlaps = slot !== undefined && slot.start < booking.end && slot.end > booking.start
  const isOdd =
    successor.booking.status !== 'accepted' || booking.recurringBookingUid !== null || wished.seatUid !== undefined
  const grounds: readonly (readonly [LedgerId, boolean])[] = [
    ['XT-45', isOdd],
    ['AV-13', overlaps && booking.status === 'accepted'],
    ['BK-37', slot?.joins !== undefined],
  ]
  return [...grounds.filter(([, turned]) => turned).map(([id]) => id), ...chosenHosts(attempt).restsOn]
}
