import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, resolve } from 'node:path'
import { isState, type StoredState } from '../state/stored-state.js'
import { requireBuiltIn } from './built-in.js'
import { mergeScenarios } from './merge.js'
import { formatPath } from './path.js'
import type { Scenario } from './scenario.js'
import { ScenarioError } from './scenario-error.js'

/** A scenario that can be seeded, and the name that its default tokens carry. */
export interface LoadedScenario {
  readonly name: string
  /** One that somebody wrote, or a state that was exported. */
  readonly scenario: Scenario | StoredState
  /** The file it was read from, and those it extends; for `--watch`. */
  readonly files: readonly string[]
  readonly isBuiltIn: boolean
}

/** A built-in scenario by name, a file by path, or an object, each a scenario or an exported state; throws a `ScenarioError` with everything that is wrong with it. */
export const loadScenario = async (given: string | Scenario | StoredState): Promise<LoadedScenario> => {
  if (typeof given !== 'string')
    return { name: 'scenario', scenario: await loadObject(given), files: [], isBuiltIn: false }
  if (!isScenarioFile(given)) return { name: given, scenario: requireBuiltIn(given), files: [], isBuiltIn: true }
  const files: string[] = []
  const scenario = await loadFile(resolve(given), files)
  return { name: basename(given, extname(given)), scenario, files, isBuiltIn: false }
}

/** An object that may come from anywhere as a scenario or an exported state; of other files, it can extend none. */
export const loadGiven = async (given: Scenario | StoredState): Promise<Scenario | StoredState> => {
  const base = (given as Partial<Scenario> | null)?.extends
  if (typeof base !== 'string' || !isScenarioFile(base)) return loadObject(given)
  const message = `"${base}" is a file, which is not read here; extend a built-in scenario, or give the whole`
  throw new ScenarioError('Cannot use the scenario: one problem', [{ message, path: 'extends' }])
}

/** Whether a scenario is given by a file, not by a built-in name. */
export const isScenarioFile = (name: string): boolean => /\.(ya?ml|json)$/i.test(name)

/** What checks a scenario is loaded only for one that is not built in. */
const loadParser = () => import('./parse.js')

const loadStateCheck = () => import('./checked-state.js')

/** An object as a scenario or an exported state. */
const loadObject = async (given: Scenario | StoredState): Promise<Scenario | StoredState> => {
  if (isState(given)) return (await loadStateCheck()).checkedState(given)
  const { checkedScenario } = await loadParser()
  if (typeof given?.extends !== 'string') return checkedScenario(given)
  const { scenario } = await loadScenario(given.extends)
  return checkedScenario(mergeScenarios(mustBeWritten(scenario, given.extends), { ...given }))
}

/** `files` collects what is read on the way, which also finds a file that extends itself. */
const loadFile = async (file: string, files: string[]): Promise<Scenario | StoredState> => {
  if (files.includes(file))
    throw new ScenarioError(`Cannot load ${file}`, [{ message: 'it extends itself', path: '', file }])
  files.push(file)
  const text = await readText(file)
  const { parseScenario } = await loadParser()
  return (
    (await jsonState(text, file)) ??
    parseScenario(text, file, async (base) =>
      isScenarioFile(base)
        ? mustBeWritten(await loadFile(resolve(dirname(file), base), files), base)
        : requireBuiltIn(base),
    )
  )
}

/** Characters of a state beyond which lines and columns are not looked for: that takes seconds for each million. */
const mostLocated = 2_000_000

/** A state in JSON with which nothing is wrong, which needs no lines and columns; undefined for anything in which a problem is still to be located. */
const jsonState = async (text: string, file: string): Promise<StoredState | undefined> => {
  const value = jsonOf(text)
  if (!isState(value)) return undefined
  const { checkedState } = await loadStateCheck()
  try {
    return checkedState(value, file, ({ path, message }) => ({ path: formatPath(path), message, file }))
  } catch (error) {
    if (text.length > mostLocated) throw error
    return undefined
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A scenario over which another can be laid. */
const mustBeWritten = (base: Scenario | StoredState, name: string): Scenario => {
  if (!isState(base)) return base
  const message = `${name} is an exported state, a whole world to which nothing can be added; extend the scenario it began with`
  throw new ScenarioError(`Cannot extend ${name}`, [{ message, path: 'extends' }])
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
