import type { Sandbox } from '../sandbox/sandbox.js'
import { loadGiven } from '../scenario/load.js'
import type { Scenario } from '../scenario/scenario.js'
import { Clock } from '../state/clock.js'
import { isState, type StoredState, stateOf } from '../state/stored-state.js'
import { World } from '../state/world.js'
import { fillWorld } from './fill-world.js'
import type { Life } from './life.js'
import { instantOf } from './mock-clock.js'

/** Everything that a sandbox holds, to be taken out and put in. */
export interface MockState {
  /**
   * Everything stored, with counters, keys, ids and the time of the clock (ISO 8601 UTC), as plain JSON of its own.
   *
   * It is a scenario: `createMock({ scenario })`, `--scenario FILE` and `import` go on from it with the same ids, uids and keys.
   */
  export(): StoredState
  /**
   * Puts an exported state, or a scenario as an object, in the place of everything that is stored; `keys` and `ids` are then those of it.
   *
   * Of a scenario, its faults take the place of those that wait; a state has none and leaves them.
   * The clock moves only where what is imported says when it is. `reset` still goes back to the scenario that the mock was made with.
   * Rejects with a `ScenarioError` for what cannot be used; the sandbox is then as it was.
   */
  import(given: StoredState | Scenario): Promise<void>
}

/** The state of a sandbox as test authors see it. */
export const createMockState = (sandbox: Sandbox, { mustBeOpen }: Life): MockState => ({
  export() {
    sandbox.clock.catchUp()
    // What is handed out is the caller's own: what is stored must not change with it.
    return structuredClone(stateOf(sandbox.world))
  },

  async import(given) {
    mustBeOpen('state.import')
    const loaded = await loadGiven(given)
    sandbox.restore(worldLike(sandbox, loaded).snapshot())
    if (!isState(loaded)) beginFaults(sandbox, loaded)
  },
})

/** What goes wrong is no part of a state, but a scenario may begin with it. */
const beginFaults = ({ faults }: Sandbox, scenario: Scenario): void => {
  faults.clear()
  for (const fault of Object.values(scenario.faults ?? {})) faults.add(fault)
}

/** A world of its own in the situation that is given, on the clock of the sandbox unless that says when it is. */
const worldLike = ({ world, engine: { words } }: Sandbox, given: Scenario | StoredState): World => {
  const { seed, webBase, verificationCode } = world
  const clock = clockLike(world.clock, given)
  const made = new World({ seed, webBase, verificationCode, clock })
  fillWorld(made, given, { name: 'scenario', product: words.product })
  return made
}

const clockLike = ({ state }: Clock, given: Scenario | StoredState): Clock => {
  const clock = new Clock(state)
  if (isState(given) && given.clock === 'frozen') clock.freeze()
  if (isState(given) && given.clock === 'running') clock.run()
  if (given.now !== undefined) clock.set(instantOf(given.now))
  return clock
}
