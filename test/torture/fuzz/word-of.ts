import type { StoredState } from '../../../src/index.js'
import type { House } from './house.js'

/** What is wrong with all that a house can tell of itself after a row of requests; undefined where nothing is. */
export const wordOf = async ({ mock }: House): Promise<string | undefined> => {
  try {
    mock.contract.report()
    mock.contract.bundle()
    const exported = mock.state.export()
    await mock.state.import(JSON.parse(JSON.stringify(exported)))
    const [one, other] = [exported, mock.state.export()].map(lasting)
    return one === other ? undefined : 'What it exports is another once it was imported'
  } catch (error) {
    return `It cannot tell what it holds: ${error instanceof Error ? error.stack : error}`
  }
}

/** All but what is on its way, and may have arrived meanwhile. */
const lasting = ({ things: { outbox: _, ...things }, ...state }: StoredState): string =>
  JSON.stringify({ ...state, things })
