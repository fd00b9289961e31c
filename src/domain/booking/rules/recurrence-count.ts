import { Failure } from '../../failure.js'
import type { BookingRule } from './booking-rule.js'

/** Keeps a series within the occurrences of its event type (BK-19); without a recurrence the count means nothing (BK-32). */
export const recurrenceCount: BookingRule = {
  name: 'recurrenceCount',

  check({ input, eventType }) {
    const most = eventType.recurrence?.occurrences
    const { recurrenceCount: asked } = input
    if (most === undefined || asked === undefined || asked <= most) return undefined

    return new Failure(
      'booking.too_many_occurrences',
      `recurrenceCount is ${asked}; event type ${eventType.id} recurs at most ${most} times`,
      { eventTypeId: eventType.id, recurrenceCount: asked, occurrences: most },
    )
  },
}
