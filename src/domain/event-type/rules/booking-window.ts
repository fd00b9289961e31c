import { Failure } from '../../failure.js'
import type { EventTypeRule } from './event-type-rule.js'

/** A window between two dates ends no earlier than it begins (EV-03, PR-01). */
export const bookingWindow: EventTypeRule = {
  name: 'bookingWindow',

  check({ eventType: { bookingWindow: window }, input }) {
    if (!input.bookingWindow || window?.type !== 'range') return undefined
    const [first, last] = window.value
    if (first <= last) return undefined

    return new Failure(
      'event_type.window_ends_before_start',
      `bookingWindow ends on ${last}, before it begins on ${first}; send the earlier date first`,
      { property: 'bookingWindow', value: [first, last] },
    )
  },
}
