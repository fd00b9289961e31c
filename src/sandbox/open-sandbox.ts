import type { CallerNames } from '../faults/caller-names.js'
import type { Fault } from '../faults/fault.js'
import { Faults } from '../faults/faults.js'
import type { Engine, Exchange } from '../pipeline/engine.js'
import { RateLimiter } from '../pipeline/rate-limit.js'
import { base58Id } from '../state/ids.js'
import type { World, WorldSnapshot } from '../state/world.js'
import type { Sandbox } from './sandbox.js'
import { SandboxClock } from './sandbox-clock.js'

/** What a sandbox is opened with. */
export interface SandboxGround {
  readonly name: string | undefined
  readonly world: World
  /** What `reset` goes back to. */
  readonly origin: WorldSnapshot
  /** What all sandboxes share of answering. */
  readonly shared: Omit<Engine, 'world' | 'limiter' | 'faults' | 'nextRequestId' | 'observe'>
  /** What goes wrong from the start on, by the scenario. */
  readonly faults: readonly Fault[]
  /** Names of the credentials that are OAuth clients, by client id. */
  readonly clientNames: ReadonlyMap<string, string>
  /** Told of every request once it is answered. */
  readonly observe: ((exchange: Exchange) => void) | undefined
}

/** Opens a sandbox over a world. */
export const openSandbox = (ground: SandboxGround): Sandbox => {
  const { name, world, origin, shared, observe } = ground
  const limiter = new RateLimiter()
  const faults = new Faults({ seed: world.seed, given: ground.faults, callers: callerNames(ground) })
  let refusals = 0
  const stir = (): void => clock.touch()
  const clock = new SandboxClock(world, shared.publish, stir)
  const engine: Engine = {
    ...shared,
    world,
    limiter,
    faults,
    nextRequestId: () => base58Id(world.seed, 'request', refusals++),
    observe(exchange) {
      observe?.(exchange)
    },
  }
  const beginAnew = (content: WorldSnapshot): void => {
    world.restore(content)
    stir()
  }
  const sandbox: Sandbox = {
    name,
    world,
    engine,
    clock,
    faults,
    snapshots: new Map(),
    stir,
    reset() {
      beginAnew(origin)
      limiter.reset()
      faults.reset()
      sandbox.snapshots.clear()
      refusals = 0
    },
    restore: beginAnew,
    close() {
      clock.close()
      faults.close()
    },
  }
  return sandbox
}

/** A client is known by its own name, and by that of the credential that stands for it. */
const callerNames = ({ world, clientNames }: SandboxGround): CallerNames => ({
  all: () => {
    const stored = [...world.credentials.all(), ...world.oauthClients.all()]
    return [...new Set([...stored.map(({ name }) => name), ...clientNames.values()])]
  },
  of: ({ kind, credential, clientId }) => {
    const client = kind === 'oauthClient' && clientId !== null ? clientNames.get(clientId) : undefined
    return client === undefined ? [credential] : [credential, client]
  },
})
