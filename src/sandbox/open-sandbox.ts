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
  readonly shared: Omit<Engine, 'world' | 'limiter' | 'nextRequestId' | 'observe'>
  /** Told of every request once it is answered. */
  readonly observe: ((exchange: Exchange) => void) | undefined
}

/** Opens a sandbox over a world. */
export const openSandbox = ({ name, world, origin, shared, observe }: SandboxGround): Sandbox => {
  const limiter = new RateLimiter()
  let refusals = 0
  const stir = (): void => clock.touch()
  const clock = new SandboxClock(world, shared.publish, stir)
  const engine: Engine = {
    ...shared,
    world,
    limiter,
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
    snapshots: new Map(),
    stir,
    reset() {
      beginAnew(origin)
      limiter.reset()
      sandbox.snapshots.clear()
      refusals = 0
    },
    restore: beginAnew,
    close: () => clock.close(),
  }
  return sandbox
}
