import { formatProblem, ScenarioError } from '../scenario/scenario-error.js'
import { StoreError } from '../state/store.js'
import type { StoredState } from '../state/stored-state.js'

/** What a `db` file held, as a state; undefined where there was no file. Throws a `StoreError` for anything that is none. */
export const storedState = async (found: unknown, file: string | undefined): Promise<StoredState | undefined> => {
  if (found === undefined) return undefined
  const { checkedState } = await import('../scenario/checked-state.js')
  try {
    return checkedState(found)
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    const problems = error.problems.map(formatProblem).join('; ')
    throw new StoreError(`${file} does not hold a state of this mock: ${problems}; the file was left as it is`)
  }
}
