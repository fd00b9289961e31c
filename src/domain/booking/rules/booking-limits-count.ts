import type { BookingRule } from './booking-rule.js'
import { limitRefusal } from './limit-rule.js'

/** Keeps the bookings of a host within the number that a day, week, month or year may hold (AV-06, BK-28). */
export const bookingLimitsCount: BookingRule = {
  name: 'bookingLimitsCount',
  check: (attempt) => limitRefusal(attempt, 'count'),
}
