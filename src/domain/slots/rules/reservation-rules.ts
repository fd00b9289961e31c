import { endOfCalendar } from './end-of-calendar.js'
import { reservationDuration } from './reservation-duration.js'
import type { ReservationRule } from './reservation-rule.js'
import { slotDuration } from './slot-duration.js'
import { slotIsFree } from './slot-is-free.js'
import { slotIsUnreserved } from './slot-is-unreserved.js'

/** Order is behaviour: the first rule that refuses decides which error the caller sees. */
export const reservationRules: readonly ReservationRule[] = [
  reservationDuration,
  slotDuration,
  endOfCalendar,
  slotIsFree,
  slotIsUnreserved,
]
