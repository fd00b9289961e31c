import { instantKey, lastInstant } from '../state/booking-keys.js'
import type { World } from '../state/world.js'
import type { DueKind } from './due-kind.js'

const firstInstant = instantKey(Number.NEGATIVE_INFINITY)

/** Deliveries that were put off, or are to be tried again, become due; whoever sends takes them from the outbox. */
export const delayedDeliveries: DueKind = {
  next(world, after) {
    for (const { dueAt } of world.outbox.range('due', instantKey(after + 1), lastInstant)) return dueAt
    return undefined
  },

  happen: (world, at) =>
    world.outbox.between('due', instantKey(at), instantKey(at)).map(({ id }) => ({
      what: 'deliveryDue',
      deliveryId: id,
    })),
}

/** What is due stays due when the clock goes back to this moment; whether that changed anything. */
export const keepDue = (world: World, moment: number): boolean => {
  const due = world.outbox.between('due', firstInstant, instantKey(world.now()))
  const ahead = due.filter(({ dueAt }) => dueAt > moment)
  for (const entry of ahead) world.outbox.save({ ...entry, dueAt: moment })
  return ahead.length > 0
}
