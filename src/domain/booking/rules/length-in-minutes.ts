import { Failure } from '../../failure.js'
import { offeredLengths } from '../offered-lengths.js'
import type { BookingRule } from './booking-rule.js'

/** Lets bookers choose among the lengths of the event type only (BK-22). */
export const lengthInMinutes: BookingRule = {
  name: 'lengthInMinutes',

  check({ eventType, length }) {
    const offered = offeredLengths(eventType)
    if (offered.includes(length)) return undefined

    return new Failure(
      'booking.length_not_offered',
      `lengthInMinutes is ${length}; event type ${eventType.id} takes ${offered.join(', ')}`,
      { eventTypeId: eventType.id, lengthInMinutes: length, offered },
    )
  },
}
