import type { EventTypeLocation } from '../../event-type/event-type.js'
import { Failure } from '../../failure.js'
import type { LocationInput } from '../booking-input.js'
import { matchingLocations } from '../chosen-location.js'
import type { BookingRule } from './booking-rule.js'

/** Lets bookers choose among the locations of the event type only, by type, and by name where it is an app (BK-23). */
export const location: BookingRule = {
  name: 'location',

  check({ input, eventType }) {
    const sent = input.location
    if (!sent || matchingLocations(eventType, sent).length > 0) return undefined

    const offered = [...new Set(eventType.locations.map(nameOf))]
    return new Failure(
      'booking.location_not_offered',
      `location is ${nameOf(sent)}; event type ${eventType.id} offers ${offered.join(', ')}`,
      { eventTypeId: eventType.id, sent: nameOf(sent), offered },
    )
  },
}

/** The type, with the name of the app where it is one. */
const nameOf = (it: EventTypeLocation | LocationInput): string =>
  it.type === 'integration' && 'integration' in it ? `integration (${it.integration})` : it.type
