import { Failure } from '../../failure.js'
import { toIso } from '../../time/instant.js'
import type { BookingInput } from '../booking-input.js'
import { offeredLengths } from '../offered-lengths.js'
import type { BookingRule } from './booking-rule.js'

/** Lets bookers choose among the lengths of the event type only (BK-22). */
export const lengthInMinutes: BookingRule = {
  name: 'lengthInMinutes',

  check({ input, eventType, length }) {
    const offered = offeredLengths(eventType)
    if (offered.includes(length)) return undefined

    return new Failure(
      'booking.length_not_offered',
      `${wished(input, length)}; event type ${eventType.id} takes ${offered.join(', ')}`,
      { eventTypeId: eventType.id, lengthInMinutes: length, offered },
    )
  },
}

/** The older generation names the end in place of a length. */
const wished = ({ lengthInMinutes: sent, end }: BookingInput, length: number): string =>
  sent === undefined && end !== undefined
    ? `end is ${toIso(end)}, which makes a length of ${length} minutes`
    : `lengthInMinutes is ${length}`
