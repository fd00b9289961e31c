import type { Alternative } from './alternative.js'
import { eventTypeOperations } from './event-type-operations.js'
import { mapData } from './map-data.js'

/** AL-30: slotInterval is null where it is unset. */
export const al30: Alternative = {
  id: 'AL-30',
  operations: eventTypeOperations,
  shape: (reply, { eventType }) =>
    mapData(reply, (shown) => ({ ...shown, slotInterval: eventType(Number(shown['id']))?.slotInterval ?? null })),
}
