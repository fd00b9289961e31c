import { createWords, type Words } from '../contract/words.js'
import { defaultVerificationCode } from '../domain/booking/verification-code.js'
import type { Fault } from '../faults/fault.js'
import type { Reply } from '../http/call.js'
import type { Overlay } from '../overlay/overlay.js'
import { loadScenario } from '../scenario/load.js'
import type { Scenario } from '../scenario/scenario.js'
import { Clock, type ClockState } from '../state/clock.js'
import { openStore, type Store } from '../state/store.js'
import { isState, type StoredState, stateOf } from '../state/stored-state.js'
import { World, type WorldSnapshot } from '../state/world.js'
import { checkedProduct, checkedSeed, checkedVerificationCode, checkedWebBase } from './checked-options.js'
import { fillWorld } from './fill-world.js'
import { instantOf } from './mock-clock.js'
import type { MockOptions } from './mock-options.js'
import { servedOperations } from './served-operations.js'
import { storedState } from './stored-state-of-file.js'

/** A world that is seeded, and the store behind it. */
export interface Ground {
  readonly world: World
  /** The world as it was seeded. */
  readonly origin: WorldSnapshot
  readonly words: Words
  /** What goes wrong from the start on, by the scenario. */
  readonly faults: readonly Fault[]
  /** The user's own document, which answers what has no handler. */
  readonly overlay: Overlay | undefined
  /** Files of the scenario, and of the overlay. */
  readonly files: readonly string[]
  /** Whether the state came from the `db` file. */
  readonly isResumed: boolean
  /** What its user should know before he relies on it. */
  readonly warnings: readonly string[]
  flush(): Promise<void>
  /** Lets go of the `db` file, for another mock to open. */
  close(): Promise<void>
  /** The reply, held back until what it wrote is in the `db` file; another one where it could not be written. */
  kept(reply: Reply, unkept: (error: unknown) => Reply): Reply | Promise<Reply>
}

/** Loads the scenario and seeds a world with it, or takes over what the `db` file holds. */
export const prepareGround = async (options: MockOptions): Promise<Ground> => {
  const words = createWords(checkedProduct(options.product ?? 'svc'))
  const overlay = await overlayOf(options)
  const loaded = await loadScenario(options.scenario ?? 'personal')
  const store = await openStore(options.db)
  try {
    return await groundOver(store, options, { words, overlay, loaded })
  } catch (error) {
    await store.close()
    throw error
  }
}

/** What a ground is made of, beside its store. */
interface Parts extends Pick<Ground, 'words' | 'overlay'> {
  readonly loaded: Awaited<ReturnType<typeof loadScenario>>
}

const groundOver = async (store: Store, options: MockOptions, { words, overlay, loaded }: Parts): Promise<Ground> => {
  const { name, scenario, files, isBuiltIn } = loaded
  const found = await storedState(store.found, options.db)
  const world = createWorld(options, scenario, words.product)
  fillWorld(world, found ?? scenario, { name, product: words.product, isBuiltIn })
  if (!found && options.seed !== undefined) world.seed = options.seed
  const origin = world.snapshot()
  const flush = () => store.flush(() => stateOf(world))
  if (options.db !== undefined && !found) await flush()
  return {
    faults: world.called.scenario === name ? faultsOf(scenario) : [],
    world,
    origin,
    words,
    overlay,
    files: [...files, ...filesOf(overlay)],
    isResumed: found !== undefined,
    warnings: warningsOf(world, options, overlay),
    flush: options.db === undefined ? async () => undefined : flush,
    close: () => store.close(),
    kept:
      options.db === undefined
        ? (reply) => reply
        : (reply, unkept) => (reply.changed ? flush().then(() => reply, unkept) : reply),
  }
}

/** What reads and checks documents is loaded only for one. */
const overlayOf = async (options: MockOptions): Promise<Overlay | undefined> => {
  const { overlay, overlayMode: mode } = options
  if (overlay === undefined) return undefined
  const { openOverlay } = await import('../overlay/open-overlay.js')
  return openOverlay(overlay, { own: servedOperations(options), mode })
}

const faultsOf = (scenario: Scenario | StoredState): readonly Fault[] =>
  isState(scenario) ? [] : Object.values(scenario.faults ?? {})

/** A file is written whole with each flush (design decision 5). */
const mostBookingsInFile = 10_000

const filesOf = (overlay: Overlay | undefined): readonly string[] => overlay?.files ?? []

const warningsOf = (world: World, { db }: MockOptions, overlay: Overlay | undefined): readonly string[] => [
  ...sizeWarnings(world, db),
  ...(overlay?.warnings ?? []),
]

const sizeWarnings = ({ bookings: { size } }: World, db: string | undefined): readonly string[] => {
  if (db === undefined || size <= mostBookingsInFile) return []
  return [`${db} holds ${size} bookings and is written whole at each change; above ${mostBookingsInFile} that is slow`]
}

/** The clock starts where it was told to; relative times of the scenario count from there, floored to the minute. */
const createWorld = (
  { now, freeze, seed, webBase, verificationCode }: MockOptions,
  scenario: Scenario | StoredState,
  product: string,
): World => {
  const isFrozen = freeze ?? (isState(scenario) && scenario.clock === 'frozen')
  const clock = new Clock(clockState(now ?? scenario.now, isFrozen))
  const base = checkedWebBase(webBase ?? `https://${product}.example.com`)
  const code = checkedVerificationCode(verificationCode ?? defaultVerificationCode)
  return new World({ seed: checkedSeed(seed ?? 1), clock, webBase: base, verificationCode: code })
}

const clockState = (now: string | undefined, isFrozen: boolean): ClockState => {
  const start = now === undefined ? Date.now() : instantOf(now)
  return isFrozen ? { frozen: true, at: start } : { frozen: false, offset: now === undefined ? 0 : start - Date.now() }
}
