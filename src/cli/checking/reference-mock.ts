import type { MockParty } from '../../checks/live/check-live.js'
import { askOver } from '../../checks/live/exchange.js'
import { createMock } from '../../mock.js'
import { referenceScenario } from './reference-scenario.js'

/** The mock that a live service is compared with, and the way to end it. */
export interface ReferenceMock extends MockParty {
  close(): Promise<void>
}

/** Opens it in this process, with nothing delivered anywhere. */
export const openReferenceMock = async (seed: number): Promise<ReferenceMock> => {
  const mock = await createMock({ scenario: referenceScenario, seed, journalSize: 1 })
  const ask = askOver({ base: '', timeout: 60_000, fetch: (url, init) => mock.fetch(url, init) })
  const clientId = mock.ids['oauthClient.platform']
  return {
    ask,
    credential: { name: 'owner', token: String(mock.keys['owner']) },
    given: new Map(clientId === undefined ? [] : [['oauthClient', [String(clientId)]]]),
    close: () => mock.close(),
  }
}
