import { Failure } from '../../failure.js'
import type { EventTypeAlternative } from './event-type-rule.js'

/** AL-23: the destination calendar is one that the caller or one who may host has connected. */
export const connectedCalendar: EventTypeAlternative = {
  name: 'connectedCalendar',
  alternative: 'AL-23',

  check({ input: { destinationCalendar: wanted }, members, caller }) {
    const connected = [caller, ...members].flatMap((user) => user.calendars)
    const isConnected = connected.some(
      (it) => it.integration === wanted?.integration && it.externalId === wanted.externalId,
    )
    if (!wanted || isConnected) return undefined

    return new Failure(
      'event_type.calendar_not_connected',
      `destinationCalendar is ${JSON.stringify(wanted)}, which is no connected calendar; connect it first, and name it by integration and externalId`,
      { property: 'destinationCalendar', value: wanted },
    )
  },
}
