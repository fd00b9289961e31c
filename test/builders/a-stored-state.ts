import { createMock, ScenarioError, type StoredState } from '../../src/index.js'
import { aFullHouse } from './a-full-house.js'

/** A thing as it is stored, and things by section. */
export type Thing = Record<string, unknown>
export type Things = Record<string, Thing[]>

/** What the full house exports, its clock standing still. */
export const exportedHouse = async (): Promise<StoredState> =>
  (await createMock({ scenario: aFullHouse, freeze: true })).state.export()

/** A copy of a state, with something done to it. */
export const changedState = (state: StoredState, change: (things: Things, state: Thing) => unknown): StoredState => {
  const copy = structuredClone(state)
  change(copy.things as unknown as Things, copy as unknown as Thing)
  return copy
}

/** Changes some members of the thing of a section that stands there so far behind the first. */
export const set =
  (section: string, members: Thing, position = 0) =>
  (things: Things): unknown =>
    Object.assign(things[section]?.[position] ?? {}, members)

/** What is found wrong with a state, given as such or by the path of its file. */
export const problemsOf = async (scenario: StoredState | string) => {
  const error = await createMock({ scenario }).catch((thrown: unknown) => thrown)
  if (!(error instanceof ScenarioError)) throw error
  return error.problems
}
