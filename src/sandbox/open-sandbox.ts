import { createDeliveries } from '../delivery/deliveries.js'
import type { Delivery } from '../delivery/delivery.js'
import { createDispatcher } from '../delivery/dispatcher.js'
import type { DispatcherOptions } from '../delivery/dispatcher-options.js'
import type { CallerNames } from '../faults/caller-names.js'
import type { Fault } from '../faults/fault.js'
import { Faults } from '../faults/faults.js'
import { Log } from '../journal/log.js'
import { WaitEnded } from '../journal/wait-ended.js'
import type { Engine, Exchange } from '../pipeline/engine.js'
import { RateLimiter } from '../pipeline/rate-limit.js'
import { base58Id } from '../state/ids.js'
import type { World, WorldSnapshot } from '../state/world.js'
import type { CarryOut } from '../timeline/due-kind.js'
import type { JournalEntry } from './journal-entry.js'
import { Past } from './past.js'
import type { Sandbox } from './sandbox.js'
import { SandboxClock } from './sandbox-clock.js'

/** What a sandbox is opened with. */
export interface SandboxGround {
  readonly name: string | undefined
  readonly world: World
  /** What `reset` goes back to. */
  readonly origin: WorldSnapshot
  /** What all sandboxes share of answering. */
  readonly shared: Omit<Engine, 'world' | 'limiter' | 'faults' | 'nextRequestId' | 'nextSynthetic' | 'observe'>
  /** What all sandboxes share of delivering. */
  readonly delivering: Pick<DispatcherOptions, 'settings' | 'check' | 'fault' | 'onResult'>
  /** Lets what was scheduled happen. */
  readonly carryOut: CarryOut
  /** How many requests and deliveries the journal keeps. */
  readonly journalSize: number
  /** What goes wrong from the start on, by the scenario. */
  readonly faults: readonly Fault[]
  /** Told of every request once it is answered. */
  readonly observe: ((exchange: Exchange, sandbox: string | undefined) => void) | undefined
  /** Called after deliveries wrote to the world. */
  readonly onDelivered: () => void
}

/** Characters that the requests, or the deliveries, on record may have in all: a template alone may make millions of one. */
const mostKept = 64 * 1024 * 1024

/** Opens a sandbox over a world. */
export const openSandbox = (ground: SandboxGround): Sandbox => {
  const { name, world, origin, shared, delivering, journalSize: size } = ground
  const journal = new Log<JournalEntry>({ size, what: 'request', room: { of: (entry) => entry.size, most: mostKept } })
  const delivered = new Log<Delivery>({
    size,
    what: 'delivery',
    room: { of: ({ body }) => body.length, most: mostKept },
  })
  const dispatcher = createDispatcher({ ...delivering, world, log: delivered, onChange: ground.onDelivered })
  const stir = (): void => {
    dispatcher.stir()
    clock.touch()
  }
  const faults = new Faults({ seed: world.seed, given: ground.faults, callers: callerNames(ground) })
  const clock = new SandboxClock(world, { publish: shared.publish, carryOut: ground.carryOut }, stir)
  const counted = { requests: 0, refusals: 0, synthetic: 0 }
  const limiter = new RateLimiter()
  const engine: Engine = {
    ...shared,
    ...{ world, limiter, faults, nextRequestId: () => base58Id(world.seed, 'request', counted.refusals++) },
    nextSynthetic: () => counted.synthetic++,
    observe(exchange) {
      counted.requests += 1
      journal.put(Object.assign(exchange, { id: counted.requests }))
      ground.observe?.(exchange, name)
    },
  }
  const past = new Past(world, origin, () => counted.requests)
  const restore = (content: WorldSnapshot): void => {
    world.restore(content)
    past.begin(content)
    for (const log of [journal, delivered]) log.clear()
    dispatcher.forget()
    stir()
  }
  const snapshots: Sandbox['snapshots'] = new Map()
  clock.touch()
  return {
    ...{ name, world, engine, clock, faults, journal, dispatcher, snapshots, past, stir, restore },
    deliveries: createDeliveries(delivered, dispatcher),
    reset() {
      Object.assign(counted, { requests: 0, refusals: 0, synthetic: 0 })
      for (const own of [limiter, faults, dispatcher]) own.reset()
      snapshots.clear()
      restore(origin)
    },
    async close() {
      clock.close()
      faults.close()
      const closed = new WaitEnded('The mock was closed, or its sandbox dropped, while this was waited for')
      for (const log of [journal, delivered]) log.endWaiting(closed)
      await dispatcher.close()
    },
  }
}

/** A client is known by its own name, and by that of the credential that stands for it. */
const callerNames = ({ world }: SandboxGround): CallerNames => ({
  all: () => {
    const stored = [...world.credentials.all(), ...world.oauthClients.all()]
    return [...new Set([...stored.map(({ name }) => name), ...clientNamesOf(world).values()])]
  },
  of: ({ kind, credential, clientId }) => {
    const client = kind === 'oauthClient' && clientId !== null ? clientNamesOf(world).get(clientId) : undefined
    return client === undefined ? [credential] : [credential, client]
  },
})

/** Names of the credentials that are OAuth clients, by client id. */
const clientNamesOf = ({ called }: World): ReadonlyMap<string, string> =>
  new Map(Object.entries(called.keys).flatMap(([name, key]) => (typeof key === 'string' ? [] : [[key.clientId, name]])))
