import { didYouMean } from '../domain/nearest-name.js'
import { builtInScenarios } from '../generated/scenarios.js'
import type { Scenario } from './scenario.js'
import { ScenarioError } from './scenario-error.js'

/** The built-in scenarios by name, each with its story. */
export const listScenarios = (): readonly { readonly name: string; readonly story: string }[] =>
  Object.entries(builtInScenarios).map(([name, { story }]) => ({ name, story }))

/** A built-in scenario; throws a `ScenarioError` that names the ones there are. */
export const requireBuiltIn = (name: string): Scenario => {
  const found = Object.hasOwn(builtInScenarios, name) ? builtInScenarios[name] : undefined
  if (found) return found
  const names = Object.keys(builtInScenarios)
  const message = `no built-in scenario "${name}"${didYouMean(name, names)}`
  const others = `built in are ${names.join(', ')}; a file ends in .yaml, .yml or .json`
  throw new ScenarioError(`Cannot load the scenario ${name}`, [
    { message, path: '' },
    { message: others, path: '' },
  ])
}
