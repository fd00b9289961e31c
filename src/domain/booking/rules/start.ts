import { Failure } from '../../failure.js'
import { toIso } from '../../time/instant.js'
import type { BookingRule } from './booking-rule.js'

/** Refuses a start in the past; the present moment is none (BK-26). Of a series the first start counts. */
export const start: BookingRule = {
  name: 'start',

  check({ input, now }) {
    if (input.start >= now) return undefined
    return new Failure(
      'booking.in_the_past',
      `start is ${toIso(input.start)}, which is in the past; it is ${toIso(now)} now`,
      { start: toIso(input.start), now: toIso(now) },
    )
  },
}
