import type { Alternative, Json } from './alternative.js'
import { eventTypeOperations } from './event-type-operations.js'
import { mapData } from './map-data.js'

/** AL-31: lengthInMinutesOptions are numbers, however they were sent. */
export const al31: Alternative = {
  id: 'AL-31',
  operations: eventTypeOperations,
  shape: (reply) => mapData(reply, withNumbers),
}

const withNumbers = (eventType: Json): Json => {
  const options = eventType['lengthInMinutesOptions']
  return Array.isArray(options) ? { ...eventType, lengthInMinutesOptions: options.map(Number) } : eventType
}
