import type { Alternative } from './alternative.js'
import { eventTypeOperations } from './event-type-operations.js'
import { mapData } from './map-data.js'

/** AL-01: bookingWindow is the object of the input, `{disabled: true}` when unlimited. */
export const al01: Alternative = {
  id: 'AL-01',
  operations: eventTypeOperations,
  shape: (reply) =>
    mapData(reply, (eventType) => ({ ...eventType, bookingWindow: inputForm(eventType['bookingWindow']) })),
}

const inputForm = (bookingWindow: unknown): unknown =>
  Array.isArray(bookingWindow) ? (bookingWindow[0] ?? { disabled: true }) : bookingWindow
