import { createCarrier } from '../../delivery/carrier.js'
import { type Delivery, toDelivery } from '../../delivery/delivery.js'
import { Receivers } from '../../delivery/receivers.js'
import type { DeliverySettings } from '../../delivery/settings.js'
import { verdictOn } from '../../delivery/verdict.js'
import type { OutboxEntry } from '../../domain/webhook/outbox-entry.js'
import type { World } from '../../state/world.js'

/** Sends deliveries as the mock does, each once; resolves with the record of what became of it. */
export type Sender = (entry: OutboxEntry) => Promise<Delivery>

/** A sender over HTTP. */
export const createSender = (world: World, settings: DeliverySettings): Sender => {
  const carrier = createCarrier({ world, settings, receivers: new Receivers() })
  return async (entry) => {
    const delivery = toDelivery(entry)
    const { attempt } = await carrier.send(delivery, new Set())
    const { state, reason } = verdictOn(attempt, { policy: undefined, sent: 1, now: world.now() })
    return { ...delivery, state, ...(reason !== undefined && { reason }), attempts: [attempt] }
  }
}
