import type { BookingRule } from './booking-rule.js'
import { limitRefusal } from './limit-rule.js'

/** Keeps the booked minutes of a host within what a day, week, month or year may hold (AV-07, BK-28). */
export const bookingLimitsDuration: BookingRule = {
  name: 'bookingLimitsDuration',
  check: (attempt) => limitRefusal(attempt, 'duration'),
}
