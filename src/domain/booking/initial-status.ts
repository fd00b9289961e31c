import type { ConfirmationPolicy, EventType } from '../event-type/event-type.js'
import { minute } from '../time/instant.js'
import type { BookingStatus } from './booking.js'

/** How a new booking begins: an instant one waits for a host, one that needs confirmation or payment is pending (BK-33, BK-49). */
export const initialStatus = (
  { confirmationPolicy, price }: EventType,
  { start, now, instant }: { readonly start: number; readonly now: number; readonly instant: boolean },
): BookingStatus => {
  if (instant) return 'awaiting_host'
  const isPending = price > 0 || (confirmationPolicy !== null && needsConfirmation(confirmationPolicy, start - now))
  return isPending ? 'pending' : 'accepted'
}

/** Under the policy `time`, a start exactly as far ahead as the threshold needs none. */
const needsConfirmation = ({ type, noticeThreshold }: ConfirmationPolicy, ahead: number): boolean => {
  if (type === 'always') return true
  const unit = noticeThreshold?.unit === 'hours' ? 60 * minute : minute
  return ahead < (noticeThreshold?.count ?? 0) * unit
}
