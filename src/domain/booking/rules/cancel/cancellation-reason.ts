import { isPlatformCaller } from '../../../access/platform-customer.js'
import { Failure } from '../../../failure.js'
import type { CancelRule } from './cancel-rule.js'

/** What the alternative AL-44 refuses: an organizer who gives no reason, platform callers left out (XT-40). */
export const cancellationReason: CancelRule = {
  name: 'cancellationReason',
  alternative: 'AL-44',

  check({ bookings, caller, reason }) {
    if (reason !== '' || isPlatformCaller(caller)) return undefined
    const own = bookings.find(({ organizerId }) => organizerId === caller.user?.id)
    if (!own) return undefined
    return new Failure(
      'booking.cancellation_reason_missing',
      `User ${own.organizerId} organizes booking ${own.uid} and gives no reason; send a cancellationReason`,
      { bookingUid: own.uid, property: 'cancellationReason' },
    )
  },
}
