import type { BookingRule } from '../booking-rule.js'
import { timeRules } from '../booking-rules.js'
import { emailVerificationCode } from '../email-verification-code.js'
import { teamHosts } from '../team-hosts.js'
import { unknownProperties } from '../unknown-properties.js'
import { allowReschedulingCancelledBookings } from './allow-rescheduling-cancelled-bookings.js'
import { allowReschedulingPastBookings } from './allow-rescheduling-past-bookings.js'
import { disableRescheduling } from './disable-rescheduling.js'
import { eventTypeStands } from './event-type-stands.js'
import type { RescheduleRule } from './reschedule-rule.js'
import { seatUid } from './seat-uid.js'

/** Whether the booking may be moved at all (XT-46). Order is behaviour: the first rule that refuses answers. */
export const rescheduleRules: readonly RescheduleRule[] = [
  unknownProperties,
  allowReschedulingCancelledBookings,
  allowReschedulingPastBookings,
  disableRescheduling,
  eventTypeStands,
  seatUid,
]

/** Whether it may be moved to the new time: steps 10 and 12 to 16 of BK-10 (XT-45), for which somebody must host at all. */
export const newTimeRules: readonly BookingRule[] = [teamHosts, emailVerificationCode, ...timeRules]
