import { Failure } from '../../failure.js'
import type { EventTypeAlternative } from './event-type-rule.js'

/** AL-21: a limit of a booker's active bookings does not go with a recurrence. */
export const activeLimitWithoutRecurrence: EventTypeAlternative = {
  name: 'activeLimitWithoutRecurrence',
  alternative: 'AL-21',

  check({ eventType: { bookerActiveBookingsLimit: limit, recurrence }, input }) {
    const isSent = input.bookerActiveBookingsLimit !== undefined || input.recurrence !== undefined
    if (!isSent || !limit || !recurrence) return undefined

    return new Failure(
      'event_type.active_limit_with_recurrence',
      `bookerActiveBookingsLimit (${limit.maximumActiveBookings}) does not go with recurrence (${recurrence.frequency}); disable one of them`,
      { properties: ['bookerActiveBookingsLimit', 'recurrence'] },
    )
  },
}
