import type { StoredState } from '../state/stored-state.js'
import type { Finding } from './check/finding.js'
import { checkState } from './check/state/check-state.js'
import { formatPath } from './path.js'
import { plainJson } from './plain-json.js'
import { ScenarioError, type ScenarioProblem } from './scenario-error.js'

/** A mistake in a state of thousands of things tends to stand in each of them. */
const most = 5

/** A copy of the value, proved to be an exported state; throws a `ScenarioError` with the first few of its problems. */
export const checkedState = (
  value: unknown,
  subject = 'the state',
  toProblem: (finding: Finding) => ScenarioProblem = unlocated,
): StoredState => {
  const copy = plainJson(value, subject)
  const findings = checkState(copy)
  // Its form is that of the type, field by field.
  if (findings.length === 0) return copy as StoredState
  const count = findings.length === 1 ? 'one problem' : `${findings.length} problems`
  throw new ScenarioError(`Cannot use ${subject}: ${count}`, [
    ...findings.slice(0, most).map(toProblem),
    ...furtherOnes(findings.length - most),
  ])
}

const unlocated = ({ path, message }: Finding): ScenarioProblem => ({ path: formatPath(path), message })

const furtherOnes = (count: number): readonly ScenarioProblem[] =>
  count > 0 ? [{ path: '', message: `and ${count} more` }] : []
