import { createMock, type Mock } from '../../src/index.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { ask } from '../client.js'

/** When the platform's story plays. */
export const platformNow = '2026-01-05T09:00:00.000Z'

/** Two platform customers: Ada owns one client with a user of its own, Mina; Eve owns the other, with Nils. */
const scenario: Scenario = {
  format: 1,
  story: 'Two platform customers with a managed user each.',
  organizations: { harbour: { name: 'Harbour', isPlatform: true, members: { ada: 'OWNER', ben: 'ADMIN' } } },
  users: {
    ada: {},
    ben: {},
    eve: {},
    mina: { managedBy: 'platform' },
    nils: { managedBy: 'other' },
    root: { isSystemAdmin: true },
  },
  oauthClients: {
    platform: { id: 'cnharbourplatform00000001', user: 'ada', organization: 'harbour' },
    other: { id: 'other-client', user: 'eve' },
  },
  credentials: {
    client: { kind: 'oauthClient', client: 'platform' },
    otherClient: { kind: 'oauthClient', client: 'other' },
    owner: { kind: 'apiKey', user: 'ada' },
    admin: { kind: 'apiKey', user: 'ben' },
    otherOwner: { kind: 'apiKey', user: 'eve' },
    systemAdmin: { kind: 'apiKey', user: 'root' },
    managed: { kind: 'accessToken', user: 'mina' },
    managedKey: { kind: 'apiKey', user: 'mina' },
    otherManaged: { kind: 'accessToken', user: 'nils' },
    expired: { kind: 'accessToken', user: 'mina', expired: true },
  },
}

/** The platforms at a standing clock. */
export const aPlatform = () => createMock({ scenario, now: platformNow, freeze: true })

/** What a client holds for a user whom it manages. */
export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** New tokens of Mina, without a refresh token. */
export const forcedTokens = async (mock: Mock): Promise<Tokens> => {
  const path = `/v2/oauth-clients/cnharbourplatform00000001/users/${mock.ids['user.mina']}/force-refresh` as const
  return (await ask(mock, `POST ${path}`, { as: 'client' })).body.data
}

/** Asks for the profile with an access token. */
export const meBy = (mock: Mock, accessToken: string) =>
  ask(mock, 'GET /v2/me', { headers: { authorization: `Bearer ${accessToken}` } })
