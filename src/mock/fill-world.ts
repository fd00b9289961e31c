import { minute } from '../domain/time/instant.js'
import type { Scenario } from '../scenario/scenario.js'
import { seedWorld } from '../scenario/seed.js'
import { isState, type StoredState, takeOver } from '../state/stored-state.js'
import type { World, WorldSnapshot } from '../state/world.js'

/** What a scenario is called, and the product's word in which its tokens may be written. */
export interface Spoken {
  readonly name: string
  readonly product: string
  /** A scenario of the package, which nobody changes. */
  readonly isBuiltIn?: boolean
}

/** Fills an empty world with a checked scenario, or with an exported state; the clock is left as it is. */
export const fillWorld = (world: World, given: Scenario | StoredState, spoken: Spoken): void => {
  if (isState(given)) takeOver(world, given)
  else if (spoken.isBuiltIn) seedOnce(world, given, spoken)
  else seed(world, given, spoken)
}

const seed = (world: World, given: Scenario, { name, product }: Spoken): void => {
  world.called = { scenario: name, story: given.story, ...seedWorld(world, withInsideTokens(given, product), name) }
}

/** Built-in scenarios as they were seeded, by everything that seeding depends on. */
const seeded = new Map<string, WorldSnapshot>()
const mostSeeded = 50

/** Seeds once for all mocks of this process that begin in the same minute. */
const seedOnce = (world: World, given: Scenario, spoken: Spoken): void => {
  const { webBase, verificationCode, reached } = world
  const key = JSON.stringify([spoken, world.seed, webBase, verificationCode, Math.floor(world.now() / minute)])
  const known = seeded.get(key)
  if (known) {
    world.restore({ ...known, clock: world.clock.state, reached })
    return
  }
  seed(world, given, spoken)
  if (seeded.size >= mostSeeded) seeded.clear()
  seeded.set(key, world.snapshot())
}

/** Tokens of a scenario may be written in the product's word, as clients send them. */
export const withInsideTokens = <T extends Pick<Scenario, 'credentials'>>(scenario: T, product: string): T => {
  const prefix = `${product}_`
  const entries = Object.entries(scenario?.credentials ?? {}).map(([name, credential]) => {
    const isSpoken = credential.kind !== 'oauthClient' && credential.token?.startsWith(prefix)
    return [name, isSpoken ? { ...credential, token: `svc_${credential.token?.slice(prefix.length)}` } : credential]
  })
  return scenario?.credentials ? { ...scenario, credentials: Object.fromEntries(entries) } : scenario
}
