import { createWords, type Words } from '../contract/words.js'
import { defaultVerificationCode } from '../domain/booking/verification-code.js'
import type { Fault } from '../faults/fault.js'
import type { Reply } from '../http/call.js'
import { loadScenario } from '../scenario/load.js'
import type { Scenario } from '../scenario/scenario.js'
import type { Secret } from '../scenario/seed/connections.js'
import { seedWorld } from '../scenario/seed.js'
import { Clock, type ClockState } from '../state/clock.js'
import { openStore, type Store, type StoredState, StoreError } from '../state/store.js'
import { World, type WorldSnapshot } from '../state/world.js'
import { checkedProduct, checkedSeed, checkedVerificationCode, checkedWebBase } from './checked-options.js'
import { instantOf } from './mock-clock.js'
import type { MockOptions } from './mock-options.js'

/** A world that is seeded, and the store behind it. */
export interface Ground {
  readonly world: World
  /** The world as it was seeded. */
  readonly origin: WorldSnapshot
  readonly words: Words
  readonly scenario: string
  /** One line: the scenario's situation. */
  readonly story: string
  readonly keys: Readonly<Record<string, Secret>>
  readonly ids: Readonly<Record<string, number | string>>
  /** What goes wrong from the start on, by the scenario. */
  readonly faults: readonly Fault[]
  /** Names of the credentials that are OAuth clients, by client id. */
  readonly clientNames: ReadonlyMap<string, string>
  /** Files of the scenario. */
  readonly files: readonly string[]
  /** Whether the state came from the `db` file. */
  readonly isResumed: boolean
  /** What its user should know before he relies on it. */
  readonly warnings: readonly string[]
  flush(): Promise<void>
  /** The reply, held back until what it wrote is in the `db` file; another one where it could not be written. */
  kept(reply: Reply, unkept: (error: unknown) => Reply): Reply | Promise<Reply>
}

/** Loads the scenario and seeds a world with it, or takes over what the `db` file holds. */
export const prepareGround = async (options: MockOptions): Promise<Ground> => {
  const words = createWords(checkedProduct(options.product ?? 'svc'))
  const { name, scenario: loaded, files } = await loadScenario(options.scenario ?? 'personal')
  const scenario = withInsideTokens(loaded, words.product)
  const store = await openStore(options.db)
  const world = createWorld(options, { now: scenario.now, product: words.product, seed: store.found?.seed })
  const seeded = store.found ? resume(world, store.found) : { scenario: name, ...seedFrom(world, scenario, name) }
  const origin = world.snapshot()
  const called = { ...seeded, keys: publicKeys(seeded.keys, words) }
  const flush = flushing(store, world, seeded)
  if (options.db !== undefined && !store.found) await flush().catch(cannotWrite(options.db))
  return {
    ...called,
    story: seeded.scenario === name ? scenario.story : `as ${options.db} keeps it`,
    faults: seeded.scenario === name ? Object.values(scenario.faults ?? {}) : [],
    clientNames: clientNamesOf(seeded.keys),
    world,
    origin,
    words,
    files,
    isResumed: store.found !== undefined,
    warnings: warningsOf(world, options),
    flush: options.db === undefined ? async () => undefined : flush,
    kept:
      options.db === undefined
        ? (reply) => reply
        : (reply, unkept) => (reply.changed ? flush().then(() => reply, unkept) : reply),
  }
}

/** Tokens of a scenario may be written in the product's word, as clients send them. */
const withInsideTokens = (scenario: Scenario, product: string): Scenario => {
  const prefix = `${product}_`
  const entries = Object.entries(scenario.credentials ?? {}).map(([name, credential]) => {
    const isSpoken = credential.kind !== 'oauthClient' && credential.token?.startsWith(prefix)
    return [name, isSpoken ? { ...credential, token: `svc_${credential.token?.slice(prefix.length)}` } : credential]
  })
  return scenario.credentials ? { ...scenario, credentials: Object.fromEntries(entries) } : scenario
}

/** A file is written whole with each flush (design decision 5). */
const mostBookingsInFile = 10_000

const warningsOf = (world: World, { db }: MockOptions): readonly string[] => {
  const { size } = world.bookings
  if (db === undefined || size <= mostBookingsInFile) return []
  return [`${db} holds ${size} bookings and is written whole at each change; above ${mostBookingsInFile} that is slow`]
}

const cannotWrite = (file: string) => (error: Error) => {
  throw new StoreError(`Cannot write the state to ${file}: ${error.message}`)
}

interface Called {
  readonly scenario: string
  readonly keys: Readonly<Record<string, Secret>>
  readonly ids: Readonly<Record<string, number | string>>
}

/** The clock starts where it was told to; relative times of the scenario count from there, floored to the minute. */
const createWorld = (
  { now, freeze = false, seed, webBase, verificationCode }: MockOptions,
  given: { readonly now: string | undefined; readonly product: string; readonly seed: number | undefined },
): World => {
  const clock = new Clock(clockState(now ?? given.now, freeze))
  const base = checkedWebBase(webBase ?? `https://${given.product}.example.com`)
  const code = checkedVerificationCode(verificationCode ?? defaultVerificationCode)
  return new World({ seed: given.seed ?? checkedSeed(seed ?? 1), clock, webBase: base, verificationCode: code })
}

const clockState = (now: string | undefined, isFrozen: boolean): ClockState => {
  const start = now === undefined ? Date.now() : instantOf(now)
  return isFrozen ? { frozen: true, at: start } : { frozen: false, offset: now === undefined ? 0 : start - Date.now() }
}

const seedFrom = (world: World, scenario: Scenario, name: string) => seedWorld(world, scenario, name)

const resume = (world: World, state: StoredState): Called => {
  world.fill(state)
  return { scenario: state.scenario, keys: state.keys as Called['keys'], ids: state.ids }
}

/** Keys as clients present them: in the product's word. */
const publicKeys = (keys: Called['keys'], words: Words): Called['keys'] => {
  const entries = Object.entries(keys).map(([name, key]) => [
    name,
    typeof key === 'string'
      ? words.token(key)
      : { clientId: words.token(key.clientId), clientSecret: words.token(key.clientSecret) },
  ])
  return Object.fromEntries(entries)
}

const clientNamesOf = (keys: Called['keys']): ReadonlyMap<string, string> =>
  new Map(Object.entries(keys).flatMap(([name, key]) => (typeof key === 'string' ? [] : [[key.clientId, name]])))

const flushing = (store: Store, world: World, { scenario, keys, ids }: Called): (() => Promise<void>) => {
  const read = (): StoredState => ({ format: 1, scenario, seed: world.seed, keys, ids, ...world.content() })
  return () => store.flush(read)
}
