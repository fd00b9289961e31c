import { Failure } from '../../failure.js'
import type { BookingRule } from './booking-rule.js'

/** What the alternative AL-15 refuses: naming the length where there is only one. */
export const singleLength: BookingRule = {
  name: 'singleLength',
  alternative: 'AL-15',

  check({ input, eventType }) {
    if (input.lengthInMinutes === undefined || eventType.lengthInMinutesOptions) return undefined
    return new Failure(
      'booking.length_superfluous',
      `Event type ${eventType.id} has the one length of ${eventType.lengthInMinutes} minutes; leave lengthInMinutes out`,
      { eventTypeId: eventType.id, lengthInMinutes: input.lengthInMinutes },
    )
  },
}
