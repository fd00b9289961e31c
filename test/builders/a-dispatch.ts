import { onTestFinished } from 'vitest'
import { createDeliveries } from '../../src/delivery/deliveries.js'
import type { Delivery } from '../../src/delivery/delivery.js'
import { createDispatcher } from '../../src/delivery/dispatcher.js'
import type { DispatcherOptions } from '../../src/delivery/dispatcher-options.js'
import { type DeliverySettings, defaultDeliverySettings } from '../../src/delivery/settings.js'
import type { OutboxEntry } from '../../src/domain/webhook/outbox-entry.js'
import { Log } from '../../src/journal/log.js'
import { Clock } from '../../src/state/clock.js'
import { World } from '../../src/state/world.js'
import { anOutboxEntry, deliveryTime } from './an-outbox-entry.js'

type Given = Partial<DeliverySettings> &
  Partial<Pick<DispatcherOptions, 'check' | 'fault' | 'onChange' | 'world' | 'log'>>

/** A dispatcher over a world that stands still, for the duration of the test. */
export const aDispatch = ({ check, fault, onChange, ...given }: Given = {}) => {
  const { world = new World({ clock: new Clock({ frozen: true, at: deliveryTime }) }), ...rest } = given
  const { log = new Log<Delivery>({ what: 'delivery' }), ...settings } = rest
  const dispatcher = createDispatcher({
    world,
    log,
    settings: { ...defaultDeliverySettings, ...settings },
    ...(check && { check }),
    ...(fault && { fault }),
    ...(onChange && { onChange }),
  })
  onTestFinished(() => dispatcher.close())
  const post = (entry: Partial<OutboxEntry> = {}): number => {
    const id = world.nextId('delivery')
    world.outbox.save(anOutboxEntry({ id, body: `{"number":${id - 700_000}}`, ...entry }))
    dispatcher.stir()
    return id
  }
  const deliveries = createDeliveries(log, dispatcher)
  return {
    world,
    log,
    dispatcher,
    deliveries,
    /** Puts an entry into the outbox and stirs; its body is its number unless told otherwise. */
    post,
    /** Posts and waits until all is done; answers the record. */
    async sent(entry: Partial<OutboxEntry> = {}): Promise<Delivery> {
      const id = post(entry)
      await dispatcher.settled()
      const delivery = log.get(id)
      if (!delivery) throw new Error(`No delivery ${id}`)
      return delivery
    },
    /** Moves the clock by seconds, and says so. */
    pass(seconds: number): void {
      world.clock.set(world.now() + seconds * 1000)
      dispatcher.stir()
    },
  }
}

/** States of all deliveries, in order. */
export const statesOf = (log: Pick<Log<Delivery>, 'all'>): readonly string[] => log.all().map(({ state }) => state)
