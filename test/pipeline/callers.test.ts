import { expect, it } from 'vitest'
import { contracts } from '../../src/generated/contracts.js'
import { createMock, type Scenario } from '../../src/index.js'
import type { Exchange } from '../../src/pipeline/engine.js'
import { ask, bookingsVersion } from '../client.js'
import { now } from './open-personal.js'

const scenario: Scenario = {
  format: 1,
  story: 'Everybody who may present something.',
  users: { ada: { name: 'Ada Archer' }, ben: { name: 'Ben Brook', managedBy: 'platform' }, cleo: { isLocked: true } },
  eventTypes: { intro: { owner: 'ada', title: 'Intro call', lengthInMinutes: 30 } },
  oauthClients: {
    platform: { id: 'client-1', secret: 'secret-1', user: 'ada' },
    orphan: { id: 'client-2', secret: 'secret-2' },
  },
  credentials: {
    owner: { kind: 'apiKey', user: 'ada' },
    live: { kind: 'apiKey', user: 'ada', token: 'svc_live_1' },
    test: { kind: 'apiKey', user: 'ada', token: 'svc_test_1' },
    expiredKey: { kind: 'apiKey', user: 'ada', expired: true },
    keyWithoutUser: { kind: 'apiKey' },
    managed: { kind: 'accessToken', user: 'ben', token: 'token-1' },
    expiredToken: { kind: 'accessToken', user: 'ben', expired: true },
    tokenWithoutUser: { kind: 'accessToken' },
    locked: { kind: 'apiKey', user: 'cleo' },
    platform: { kind: 'oauthClient', client: 'platform' },
  },
}

const open = async () => {
  const exchanges: Exchange[] = []
  const mock = await createMock({ scenario, now, freeze: true, onRequest: (exchange) => exchanges.push(exchange) })
  const me = async (headers: Record<string, string>, version?: string) => {
    const answer = await ask(mock, 'PATCH /v2/me', { headers, body: {}, ...(version && { version }) })
    return { ...answer, refusedBy: answer.headers.get('x-mock-refused-by') }
  }
  return { mock, me, exchanges }
}

const bearer = (token: unknown) => ({ authorization: `Bearer ${token}` })
const client = (id: string, secret: string) => ({ 'x-svc-client-id': id, 'x-svc-secret-key': secret })

it.each([
  ['an API key', bearer('svc_owner_scenario'), 'ada', 'owner'],
  ['a live API key', bearer('svc_live_1'), 'ada', 'live'],
  ['a test API key', bearer('svc_test_1'), 'ada', 'test'],
  ["a managed user's access token", bearer('token-1'), 'ben', 'managed'],
  ['an OAuth client, as the user who owns it', client('client-1', 'secret-1'), 'ada', 'platform'],
  ['an OAuth client before a bearer', { ...bearer('token-1'), ...client('client-1', 'secret-1') }, 'ada', 'platform'],
  ['a bearer beside a client id alone', { ...bearer('token-1'), 'x-svc-client-id': 'client-1' }, 'ben', 'managed'],
  ['a bearer beside a secret alone', { ...bearer('token-1'), 'x-svc-secret-key': 'secret-1' }, 'ben', 'managed'],
  ['a bearer in lower case', { authorization: 'bearer svc_live_1' }, 'ada', 'live'],
  ['a bearer after several blanks', { authorization: 'BEARER   svc_live_1 ' }, 'ada', 'live'],
  [
    'an API key and a cookie',
    { ...bearer('svc_live_1'), cookie: 'session=x', origin: 'https://elsewhere.example.com' },
    'ada',
    'live',
  ],
])('takes %s [AU-01] [AU-02] [AU-03]', async (_what, headers, username, credential) => {
  const { mock, me, exchanges } = await open()
  const token =
    'authorization' in headers && headers.authorization.includes('svc_owner') ? bearer(mock.keys['owner']) : headers
  const { status, body } = await me(token as Record<string, string>)
  expect([status, body.data?.username]).toEqual([200, username])
  expect(exchanges.map((it) => it.caller)).toEqual([credential])
})

it.each([
  ['nothing', {}],
  ['an empty header', { authorization: '' }],
  ['a scheme without a token', { authorization: 'Bearer' }],
  ['a bare token', { authorization: 'svc_live_1' }],
  ['another scheme', { authorization: 'Basic svc_live_1' }],
  ['two tokens', { authorization: 'Bearer svc_live_1 svc_test_1' }],
  ['a client id alone', { 'x-svc-client-id': 'client-1' }],
  ['a client secret alone', { 'x-svc-secret-key': 'secret-1' }],
  ['a cookie', { cookie: 'token=svc_live_1' }],
])(
  'reads %s as no credentials, and names the two ways to authenticate [AU-03] [AU-04] [AU-02]',
  async (_what, headers) => {
    const { me } = await open()
    const { status, body, refusedBy } = await me(headers)
    expect([status, refusedBy, body.error.code]).toEqual([401, 'auth.missing', 'UnauthorizedException'])
    expect(body.error.message).toMatch(/Authorization: Bearer .*svc_….*x-svc-client-id with x-svc-secret-key/)
  },
)

const wrong: readonly (readonly [string, string, RegExp])[] = [
  ['svc_unknown', 'auth.key_unknown', /API key is not known/],
  ['svc_', 'auth.key_unknown', /API key is not known/],
  ['key:expiredKey', 'auth.key_expired', /API key "expiredKey" has expired/],
  ['key:keyWithoutUser', 'auth.key_without_user', /"keyWithoutUser" belongs to no user/],
  ['unknown', 'auth.token_unknown', /access token is not known/],
  ['key:tokenWithoutUser', 'auth.token_without_user', /"tokenWithoutUser" belongs to no user/],
]

it.each(wrong)('refuses the bearer %s with 401 in words of its own [AU-05]', async (token, name, told) => {
  const { mock, me } = await open()
  const { status, body, refusedBy } = await me(bearer(token.startsWith('key:') ? mock.keys[token.slice(4)] : token))
  expect([status, refusedBy]).toEqual([401, name])
  expect(body.error.message).toMatch(told)
  expect(body.error.details).toEqual({ message: body.error.message, error: 'Unauthorized', statusCode: 401 })
})

it.each([
  [client('client-9', 'secret-1'), 'auth.client_unknown', '"client-9" is not known'],
  [client('client-1', 'secret-9'), 'auth.client_secret_wrong', 'secret of OAuth client "client-1" is wrong'],
  [client('client-2', 'secret-2'), 'auth.client_without_user', '"client-2" belongs to no user'],
])('refuses the client %o with 401 in words of its own [AU-05]', async (headers, name, told) => {
  const { me } = await open()
  const { status, body, refusedBy } = await me({ ...bearer('svc_live_1'), ...headers })
  expect([status, refusedBy]).toEqual([401, name])
  expect(body.error.message).toContain(told)
})

it('answers an expired access token with 498 [AU-06] [ER-10]', async () => {
  const { mock, me } = await open()
  const { status, body, refusedBy } = await me(bearer(mock.keys['expiredToken']))
  expect([status, refusedBy]).toEqual([498, 'auth.token_expired'])
  expect(body.error).toEqual({
    code: 'TokenExpiredException',
    message: 'ACCESS_TOKEN_IS_EXPIRED',
    details: { message: 'ACCESS_TOKEN_IS_EXPIRED', error: 'Token Expired', statusCode: 498 },
  })
})

const v2 = contracts.filter(({ generation }) => generation === 'v2')
const filled = (path: string): `/${string}` => path.replaceAll(/\{\w+\}/g, '1') as `/${string}`

it.each(v2.filter(({ credentials }) => credentials === 'required'))(
  '$method $path refuses nobody in particular [AU-04] [AU-22] [AU-27]',
  async (operation) => {
    const { mock } = await open()
    const version = operation.version?.value
    const answer = await ask(mock, `${operation.method} ${filled(operation.path)}`, version ? { version } : {})
    expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([401, 'auth.missing'])
  },
)

it('needs no credentials for exactly four of the specification’s operations [AU-20] [AU-21]', () => {
  const optional = v2
    .filter(({ credentials, provenance }) => credentials === 'optional' && provenance === 'specification')
    .map(({ id }) => id)
  expect(optional.sort()).toEqual(['createBooking', 'getBooking', 'listEventTypes', 'listOrganizationBookings'])
})

it.each(v2)(
  '$method $path refuses wrong credentials, needed or not, before it looks anything up [AU-07] [ER-16]',
  async (operation) => {
    const { mock } = await open()
    for (const [headers, status] of [
      [bearer('svc_unknown'), 401],
      [bearer('unknown'), 401],
      [client('client-1', 'secret-9'), 401],
      [bearer(mock.keys['expiredToken']), 498],
    ] as const) {
      const answer = await ask(mock, `${operation.method} ${filled(operation.path)}`, {
        headers: { ...headers, 'svc-api-version': operation.version?.value ?? bookingsVersion },
      })
      expect(answer.status).toBe(status)
    }
  },
)

it.each([
  ['', 401, 'v1.key_missing', { message: expect.stringContaining('apiKey is missing') }],
  ['apiKey=', 401, 'v1.key_missing', { message: expect.stringContaining('apiKey is missing') }],
  ['apikey=svc_live_1', 401, 'v1.key_missing', { message: expect.stringContaining('apiKey is missing') }],
  ['apiKey=svc_unknown', 401, 'v1.key_unknown', { error: expect.stringContaining('not known') }],
  ['apiKey=token-1', 401, 'v1.key_unknown', { error: expect.stringContaining('not known') }],
  ['apiKey=key:expiredKey', 401, 'v1.key_expired', { error: expect.stringContaining('expired') }],
  ['apiKey=key:keyWithoutUser', 404, 'v1.key_without_user', { error: expect.stringContaining('belongs to no user') }],
  ['apiKey=key:locked', 403, 'v1.user_locked', { error: expect.stringContaining('locked') }],
])('refuses v1 with the query "%s" by one key alone [V1-01]', async (query, status, name, body) => {
  const { mock } = await open()
  const filledIn = query.replace(/key:(\w+)/, (_all, key: string) => String(mock.keys[key]))
  const answer = await ask(mock, `GET /v1/payments?${filledIn}`, { headers: bearer('svc_live_1') })
  expect([answer.status, answer.headers.get('x-mock-refused-by'), answer.body]).toEqual([status, name, body])
})

it('takes the v1 key once only [V1-02] [ER-08]', async () => {
  const { mock } = await open()
  const answer = await ask(mock, 'GET /v1/payments?apiKey=svc_live_1&apiKey=svc_test_1')
  expect([answer.status, answer.body.url]).toEqual([400, '/v1/payments?apiKey=***&apiKey=***'])
})

it('serves v1 and v2 by the same API key [V1-01] [AU-01]', async () => {
  const { mock } = await open()
  expect((await ask(mock, 'GET /v1/payments?apiKey=svc_live_1')).body).toEqual({ payments: [] })
})
