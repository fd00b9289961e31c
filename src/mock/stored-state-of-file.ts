import { formatProblem, ScenarioError } from '../scenario/scenario-error.js'
import { StoreError } from '../state/store-error.js'
import { type StoredState, stateFormat } from '../state/stored-state.js'

/** What a `db` file held, as a state; undefined where there was no file. Throws a `StoreError` for anything that is none. */
export const storedState = async (found: unknown, file: string | undefined): Promise<StoredState | undefined> => {
  if (found === undefined) return undefined
  mustBeReadable(found, file)
  const { checkedState } = await import('../scenario/checked-state.js')
  try {
    return checkedState(found)
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    const problems = error.problems.map(formatProblem).join('; ')
    throw new StoreError(
      `${file} does not hold a state of this mock: ${problems}; name another, or remove it to begin anew; the file was left as it is`,
    )
  }
}

const mustBeReadable = (found: unknown, file: string | undefined): void => {
  const given = typeof found === 'object' && found !== null && 'format' in found ? found.format : undefined
  if (typeof given !== 'number' || given <= stateFormat) return
  throw new StoreError(
    `${file} is of format ${given}, which a newer version wrote; this one reads format ${stateFormat}: use the newer one, or name another file; the file was left as it is`,
  )
}
