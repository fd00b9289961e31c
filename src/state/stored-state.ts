import { toIso } from '../domain/time/instant.js'
import type { Called } from './called.js'
import type { World, WorldContent } from './world.js'

/** The format in which states are written, which is the only one so far. */
export const stateFormat = 1

/**
 * A whole world as plain JSON: what an export answers, an import takes and a `--db` file holds; a valid scenario.
 *
 * `things` holds the stored things by collection; one that is left out is empty.
 */
export interface StoredState extends Called, WorldContent {
  readonly format: typeof stateFormat
  /** Seed of ids and chance. */
  readonly seed: number
  /** Where the clock stood, ISO 8601; left out, a world that takes this over keeps its own time. */
  readonly now?: string
  /** Whether it stood still. */
  readonly clock?: 'frozen' | 'running'
}

/** Whether something that may be used as a scenario is an exported state. */
export const isState = (given: unknown): given is StoredState =>
  typeof given === 'object' && given !== null && Object.hasOwn(given, 'things')

/** Everything that a world is, to be written down. */
export const stateOf = (world: World): StoredState => {
  const { scenario, story, keys, ids } = world.called
  const clock = world.clock.state.frozen ? 'frozen' : 'running'
  const { seed } = world
  return { format: stateFormat, story, scenario, seed, now: toIso(world.now()), clock, keys, ids, ...world.content() }
}

/** Takes over a state that was checked, but for its clock; the world must be empty. */
export const takeOver = (world: World, { scenario, story, keys, ids, seed, ...content }: StoredState): void => {
  world.seed = seed
  world.called = { scenario, story, keys, ids }
  world.fill(content)
}
