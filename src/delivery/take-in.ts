import { toIso } from '../domain/time/instant.js'
import { stretchLength } from '../domain/time/stretch.js'
import type { OutboxEntry } from '../domain/webhook/outbox-entry.js'
import type { World } from '../state/world.js'
import { type Delivery, toDelivery } from './delivery.js'
import type { Disturbance } from './disturbances.js'
import type { Round } from './round.js'

/** Where an entry is taken in. */
export interface Intake {
  readonly world: World
  readonly round: Round
}

/** Lets the disturbance happen to an entry that was not seen before; answers its first record. */
export const takeIn = (entry: OutboxEntry, disturbance: Disturbance | undefined, intake: Intake): Delivery => {
  switch (disturbance?.do) {
    case 'drop':
      return drop(entry, intake)
    case 'delay':
      return delay(entry, stretchLength(disturbance.by) ?? 0, intake)
    case 'holdBack':
      return holdBack(entry, intake)
    case 'duplicate':
      intake.round.twice.add(entry.id)
  }
  const delivery = toDelivery(entry)
  return entry.dueAt <= intake.world.now() ? delivery : waiting(delivery, `It is due at ${toIso(entry.dueAt)}`)
}

const drop = (entry: OutboxEntry, { world, round }: Intake): Delivery => {
  world.outbox.remove(entry.id)
  round.queue.leave(entry)
  return { ...toDelivery(entry), state: 'dropped', reason: 'A disturbance dropped it' }
}

const delay = (entry: OutboxEntry, length: number, { world, round }: Intake): Delivery => {
  const dueAt = Math.max(Math.floor(world.now()), entry.dueAt) + length
  world.outbox.save({ ...entry, dueAt })
  round.queue.setApart(entry)
  return waiting(toDelivery(entry), `A disturbance delays it until ${toIso(dueAt)}`)
}

const holdBack = (entry: OutboxEntry, { round }: Intake): Delivery => {
  round.queue.holdBack(entry)
  const next = `the next delivery of webhook ${entry.webhookId} was sent`
  return waiting(toDelivery(entry), `A disturbance holds it back until ${next}`)
}

const waiting = (delivery: Delivery, reason: string): Delivery => ({ ...delivery, state: 'waiting', reason })
