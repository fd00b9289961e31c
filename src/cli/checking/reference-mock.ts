import type { MockParty } from '../../checks/live/check-live.js'
import type { Credential } from '../../checks/live/credential.js'
import { askOver } from '../../checks/live/exchange.js'
import type { MockOptions } from '../../mock/mock-options.js'
import { createMock, type Mock } from '../../mock.js'
import { referenceScenario } from './reference-scenario.js'

/** The mock that a live service is compared with, and the way to end it. */
export interface ReferenceMock extends MockParty {
  close(): Promise<void>
}

/** Opens it in this process; its webhooks go to a port at which nobody listens. */
export const openReferenceMock = async (
  options: Pick<MockOptions, 'seed' | 'now' | 'freeze' | 'overlay'>,
): Promise<ReferenceMock> => {
  const mock = await createMock({ scenario: referenceScenario, journalSize: 1, ...options })
  const ask = askOver({ base: '', timeout: 60_000, fetch: (url, init) => mock.fetch(url, init) })
  const clientId = mock.ids['oauthClient.platform']
  return {
    ask,
    client: clientOf(mock.keys['platform']),
    credential: { name: 'owner', token: String(mock.keys['owner']) },
    given: new Map(clientId === undefined ? [] : [['oauthClient', [String(clientId)]]]),
    close: () => mock.close(),
  }
}

const clientOf = (key: Mock['keys'][string] | undefined): Credential => {
  if (typeof key !== 'object') throw new Error('The reference scenario has an OAuth client')
  return { name: 'client', ...key }
}
