import type { Scenario } from '../scenario/scenario.js'
import { seedWorld } from '../scenario/seed.js'
import { isState, type StoredState, takeOver } from '../state/stored-state.js'
import type { World } from '../state/world.js'

/** What a scenario is called, and the product's word in which its tokens may be written. */
export interface Spoken {
  readonly name: string
  readonly product: string
}

/** Fills an empty world with a checked scenario, or with an exported state; the clock is left as it is. */
export const fillWorld = (world: World, given: Scenario | StoredState, { name, product }: Spoken): void => {
  if (isState(given)) takeOver(world, given)
  else
    world.called = { scenario: name, story: given.story, ...seedWorld(world, withInsideTokens(given, product), name) }
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
