import { createPayloadCheck } from '../contract/check-payload.js'
import type { Words } from '../contract/words.js'
import { carryOut } from '../control/events/carry-out.js'
import type { Delivery } from '../delivery/delivery.js'
import type { DispatcherOptions } from '../delivery/dispatcher-options.js'
import { defaultDeliverySettings } from '../delivery/settings.js'
import type { Exchange } from '../pipeline/engine.js'
import { createHouse, type House } from '../sandbox/house.js'
import { openSandbox } from '../sandbox/open-sandbox.js'
import type { World, WorldSnapshot } from '../state/world.js'
import { createSharedEngine } from './engine.js'
import type { Ground } from './ground.js'
import type { MockOptions } from './mock-options.js'
import type { Reporting } from './reporting.js'

/** The sandboxes of a mock: the default one over the ground, further ones forked from the scenario when they are first asked for. */
export const openHouse = async (ground: Ground, options: MockOptions, reporting?: Reporting): Promise<House> => {
  const shared = await createSharedEngine(ground, options)
  const { world, origin, faults } = ground
  const { journalSize = 1000 } = options
  const common = {
    ...{ shared, origin, faults, journalSize, carryOut },
    delivering: deliveringOf(options, ground.words, reporting),
    observe: observing(options, reporting),
  }
  const main = openSandbox({ ...common, name: undefined, world, onDelivered: () => void ground.flush().catch(lost) })
  const isUndelivered = world.outbox.size > 0
  // What a file or an exported state left undelivered goes out, though nobody writes.
  if (isUndelivered) main.stir()
  const nothing = (): void => undefined
  const further = isUndelivered ? withoutOutbox(world, origin) : origin
  return createHouse(main, (name) =>
    openSandbox({ ...common, name, origin: further, world: world.fork(further), onDelivered: nothing }),
  )
}

/** Tells of every request to whoever asked for it; nobody is asked where nobody did. */
const observing = ({ onRequest: tell }: MockOptions, reporting: Reporting | undefined) => {
  if (!tell && !reporting) return undefined
  return (exchange: Exchange, sandbox: string | undefined): void => {
    tell?.(exchange, exchange.milliseconds)
    reporting?.add(exchange, sandbox)
  }
}

/** What was left undelivered is the default sandbox's to deliver, once. */
const withoutOutbox = (world: World, origin: WorldSnapshot): WorldSnapshot => {
  const forked = world.fork(origin)
  for (const { id } of [...forked.outbox.all()]) forked.outbox.remove(id)
  return forked.snapshot()
}

const lost = (error: unknown): void => console.error('svc-mock: what was delivered could not be kept:', error)

const deliveringOf = (
  { allowDelivery: allow = [], deliveryTimeout: timeout, retry, onDeliveryResult }: MockOptions,
  words: Words,
  reporting: Reporting | undefined,
): Pick<DispatcherOptions, 'settings' | 'check' | 'fault' | 'onResult'> => {
  const check = createPayloadCheck(words)
  const onResult = (delivery: Delivery): void => {
    onDeliveryResult?.(delivery)
    reporting?.addDelivery(delivery)
  }
  return {
    settings: { ...defaultDeliverySettings, ...(timeout !== undefined && { timeout }), allow, retry },
    // What a template makes of it is its owner's business.
    check: async ({ trigger, body, restsOn }) => (restsOn.includes('WH-21') ? undefined : check(trigger, body)),
    fault: (message) => console.error(`svc-mock: ${message}`),
    onResult,
  }
}
