import { unknownProperties } from '../unknown-properties.js'
import type { CancelRule } from './cancel-rule.js'
import { cancelSubsequentBookings } from './cancel-subsequent-bookings.js'
import { cancellationReason } from './cancellation-reason.js'
import { disableCancelling } from './disable-cancelling.js'
import { seatUid } from './seat-uid.js'
import { seatedByHosts } from './seated-by-hosts.js'
import { stillStands } from './still-stands.js'

/** Who may give up what, and when (XT-40, XT-42). Order is behaviour: the first rule that refuses answers. */
export const cancelRules: readonly CancelRule[] = [
  unknownProperties,
  cancelSubsequentBookings,
  seatedByHosts,
  seatUid,
  stillStands,
  disableCancelling,
  cancellationReason,
]
