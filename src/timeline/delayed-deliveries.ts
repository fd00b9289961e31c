import { instantKey, lastInstant } from '../state/booking-keys.js'
import type { DueKind } from './due-kind.js'

/** Deliveries that were put off, or are to be tried again, become due; whoever sends takes them from the outbox. */
export const delayedDeliveries: DueKind = {
  next(world, after) {
    for (const { dueAt } of world.outbox.range('due', instantKey(after + 1), lastInstant)) return dueAt
    return undefined
  },

  happen: (world, at) =>
    [...world.outbox.range('due', instantKey(at), instantKey(at))].map(({ id }) => ({
      what: 'deliveryDue',
      deliveryId: id,
    })),
}
