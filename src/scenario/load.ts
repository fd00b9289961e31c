import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, resolve } from 'node:path'
import { requireBuiltIn } from './built-in.js'
import { mergeScenarios } from './merge.js'
import type { Scenario } from './scenario.js'
import { ScenarioError } from './scenario-error.js'

/** A scenario that can be seeded, and the name that its default tokens carry. */
export interface LoadedScenario {
  readonly name: string
  readonly scenario: Scenario
  /** The file it was read from, and those it extends; for `--watch`. */
  readonly files: readonly string[]
}

/** A built-in scenario by name, a file by path, or an object; throws a `ScenarioError` with everything that is wrong with it. */
export const loadScenario = async (given: string | Scenario): Promise<LoadedScenario> => {
  if (typeof given !== 'string') return { name: 'scenario', scenario: await loadObject(given), files: [] }
  if (!isScenarioFile(given)) return { name: given, scenario: requireBuiltIn(given), files: [] }
  const files: string[] = []
  const scenario = await loadFile(resolve(given), files)
  return { name: basename(given, extname(given)), scenario, files }
}

/** Whether a scenario is given by a file, not by a built-in name. */
export const isScenarioFile = (name: string): boolean => /\.(ya?ml|json)$/i.test(name)

/** What checks a scenario is loaded only for one that is not built in. */
const loadParser = () => import('./parse.js')

const loadObject = async (given: Scenario): Promise<Scenario> => {
  const { checkedScenario } = await loadParser()
  if (typeof given?.extends !== 'string') return checkedScenario(given)
  const { scenario } = await loadScenario(given.extends)
  return checkedScenario(mergeScenarios(scenario, { ...given }))
}

/** `files` collects what is read on the way, which also finds a file that extends itself. */
const loadFile = async (file: string, files: string[]): Promise<Scenario> => {
  if (files.includes(file))
    throw new ScenarioError(`Cannot load ${file}`, [{ message: 'it extends itself', path: '', file }])
  files.push(file)
  const text = await readText(file)
  const { parseScenario } = await loadParser()
  return parseScenario(text, file, async (base) =>
    isScenarioFile(base) ? loadFile(resolve(dirname(file), base), files) : requireBuiltIn(base),
  )
}

const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === 'ENOENT' ? 'there is no such file' : message
    throw new ScenarioError(`Cannot read the scenario ${file}`, [{ message: reason, path: '', file }])
  }
}
