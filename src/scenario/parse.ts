import { isState, type StoredState } from '../state/stored-state.js'
import { checkScenario } from './check/check-scenario.js'
import type { Finding } from './check/finding.js'
import { mergeScenarios } from './merge.js'
import { formatPath } from './path.js'
import type { Scenario } from './scenario.js'
import { ScenarioError, type ScenarioProblem } from './scenario-error.js'
import { readSource, type Source } from './source.js'

/** Finds what a scenario extends: a built-in name, or a file beside it. */
export type FindBase = (name: string) => Promise<Scenario>

/** Reads a scenario, or an exported state, of YAML or JSON text; throws a `ScenarioError` with every problem, each with file, line and column. */
export const parseScenario = async (
  text: string,
  file: string,
  findBase?: FindBase,
): Promise<Scenario | StoredState> => {
  const source = await readSource(text, file)
  if (isState(source.value)) {
    const { checkedState } = await import('./checked-state.js')
    return checkedState(source.value, file, (finding) => source.locate({ ...finding, text: formatPath(finding.path) }))
  }
  const value = await layOverBase(source, findBase)
  return mustBeScenario(value, file, (finding) => source.locate({ ...finding, text: formatPath(finding.path) }))
}

/** The value, proved to be a scenario; for one that was not written in a file. */
export const checkedScenario = (value: unknown, subject = 'the scenario'): Scenario =>
  mustBeScenario(value, subject, ({ path, message }) => ({ path: formatPath(path), message }))

const mustBeScenario = (
  value: unknown,
  subject: string,
  toProblem: (finding: Finding) => ScenarioProblem,
): Scenario => {
  const findings = checkScenario(value)
  if (findings.length === 0) return value as Scenario
  const count = findings.length === 1 ? 'one problem' : `${findings.length} problems`
  throw new ScenarioError(`Cannot use ${subject}: ${count}`, findings.map(toProblem))
}

const layOverBase = async ({ value, locate }: Source, findBase: FindBase | undefined): Promise<unknown> => {
  const base = (value as { readonly extends?: unknown } | null)?.extends
  if (typeof base !== 'string' || !findBase) return value
  try {
    return mergeScenarios(await findBase(base), value as Readonly<Record<string, unknown>>)
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    const own = locate({ path: ['extends'], message: `cannot extend "${base}"`, text: 'extends' })
    throw new ScenarioError(error.message.split('\n', 1)[0] ?? '', [own, ...error.problems])
  }
}
