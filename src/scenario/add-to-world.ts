import type { World } from '../state/world.js'
import { checkAddition } from './check/check-addition.js'
import { formatPath } from './path.js'
import type { Scenario } from './scenario.js'
import { ScenarioError } from './scenario-error.js'
import { seedWorld } from './seed.js'

/** Things to be added to a world: sections of a scenario. Keys that are there already may be referred to; times count from the clock's present time. */
export type ScenarioAddition = Partial<Omit<Scenario, 'now' | 'extends'>>

/** Adds things to a world, all or none; what it is called by grows. Throws a `ScenarioError` with everything that is wrong with them. */
export const addToWorld = (world: World, addition: ScenarioAddition): Scenario => {
  const scenario = mustFit(asScenario(addition), world)
  const { called } = world
  const { result } = world.transact(() => seedWorld(world, scenario, called.scenario))
  world.called = { ...called, ids: result.ids, keys: { ...called.keys, ...result.keys } }
  return scenario
}

/** What is no object stays what it is, and is told so. */
const asScenario = (addition: unknown): unknown =>
  typeof addition === 'object' && addition !== null && !Array.isArray(addition)
    ? { format: 1, story: 'Added.', ...addition }
    : addition

const mustFit = (value: unknown, world: World): Scenario => {
  const findings = checkAddition(value, world)
  // Its form was checked against the type.
  if (findings.length === 0) return value as Scenario
  const count = findings.length === 1 ? 'one problem' : `${findings.length} problems`
  throw new ScenarioError(
    `Cannot add to the scenario: ${count}`,
    findings.map(({ path, message }) => ({ path: formatPath(path), message })),
  )
}
