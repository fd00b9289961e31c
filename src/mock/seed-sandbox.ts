import type { Sandbox } from '../sandbox/sandbox.js'
import type { ScenarioAddition } from '../scenario/add-to-world.js'
import { withInsideTokens } from './fill-world.js'

/** Adds things to what a sandbox holds now, all or none. What checks them is loaded only here. */
export const seedSandbox = async (sandbox: Sandbox, addition: ScenarioAddition): Promise<void> => {
  const { addToWorld } = await import('../scenario/add-to-world.js')
  const { world, engine, faults, clock } = sandbox
  clock.catchUp()
  const added = addToWorld(world, withInsideTokens(addition, engine.words.product))
  for (const fault of Object.values(added.faults ?? {})) faults.add(fault)
  sandbox.past.note({ do: 'seed', addition: { ...addition } })
  sandbox.stir()
}
