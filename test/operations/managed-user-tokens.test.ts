import { expect, it } from 'vitest'
import type { Mock } from '../../src/index.js'
import { aPlatform, forcedTokens, meBy } from '../builders/a-platform.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { type Ask, ask, idOr, restsOn } from '../client.js'

const clientId = 'cnharbourplatform00000001'
const refresh = (mock: Mock, refreshToken: unknown, options: Ask = { as: 'client' }) =>
  ask(mock, `POST /v2/oauth/${clientId}/refresh`, { ...options, body: { refreshToken } })
const force = (mock: Mock, options: Ask = { as: 'client' }, { client = clientId, user = 'user.mina' } = {}) =>
  ask(mock, `POST /v2/oauth-clients/${client}/users/${idOr(mock, user, user)}/force-refresh`, options)
const secretOf = (mock: Mock, name: string) => {
  const key = mock.keys[name]
  return typeof key === 'object' ? key.clientSecret : ''
}

it('answers new tokens for a refresh token, and nothing else [XT-24] [XT-37] [XT-30]', async () => {
  const mock = await aPlatform()
  const former = await forcedTokens(mock)
  const renewed = await refresh(mock, former.refreshToken)
  expect([renewed.status, restsOn(renewed)]).toEqual([201, ['XT-37']])
  expect(renewed.body).toEqual({
    status: 'success',
    data: {
      accessToken: expect.not.stringMatching(former.accessToken),
      refreshToken: expect.not.stringMatching(former.refreshToken),
      accessTokenExpiresAt: '2026-01-05T10:00:00.000Z',
      refreshTokenExpiresAt: '2027-01-05T09:00:00.000Z',
    },
  })
  expect((await meBy(mock, renewed.body.data.accessToken)).body.data.id).toBe(mock.ids['user.mina'])
})

it('answers new tokens without a refresh token where the client forces it [XT-24] [XT-37]', async () => {
  const mock = await aPlatform()
  const renewed = await force(mock)
  expect([renewed.status, Object.keys(renewed.body.data).sort()]).toEqual([
    201,
    ['accessToken', 'accessTokenExpiresAt', 'refreshToken', 'refreshTokenExpiresAt'],
  ])
  expect((await meBy(mock, renewed.body.data.accessToken)).body.data.id).toBe(mock.ids['user.mina'])
})

it.each([
  ['refreshing', (mock: Mock, token: string) => refresh(mock, token)],
  ['forcing it', (mock: Mock) => force(mock)],
])('makes the former tokens good for nothing by %s [XT-37] [AU-05]', async (_what, renew) => {
  const mock = await aPlatform()
  const former = await forcedTokens(mock)
  await renew(mock, former.refreshToken)
  const refused = [401, 'auth.token_unknown', expect.stringContaining('access token is not known')]
  expect(refusalIn(await meBy(mock, former.accessToken))).toEqual(refused)
  expect(refusalIn(await ask(mock, 'GET /v2/me', { as: 'managed' }))).toEqual(refused)
  expect(refusalIn(await refresh(mock, former.refreshToken))).toEqual([
    ...[401, 'managed_user.refresh_token_unknown', expect.stringContaining(clientId)],
  ])
})

it('leaves API keys and the tokens of others as they are [XT-37]', async () => {
  const mock = await aPlatform()
  await forcedTokens(mock)
  expect((await ask(mock, 'GET /v2/me', { as: 'managedKey' })).status).toBe(200)
  expect((await ask(mock, 'GET /v2/me', { as: 'otherManaged' })).status).toBe(200)
})

it('refuses an access token from 60 minutes after it was made on [AU-06] [XT-37]', async () => {
  const mock = await aPlatform()
  const { accessToken } = await forcedTokens(mock)
  mock.clock.set('2026-01-05T09:59:59.999Z')
  expect((await meBy(mock, accessToken)).status).toBe(200)
  mock.clock.set('2026-01-05T10:00:00.000Z')
  expect(refusalIn(await meBy(mock, accessToken))).toEqual([498, 'auth.token_expired', 'ACCESS_TOKEN_IS_EXPIRED'])
})

it('takes the refresh token after the access token has expired [XT-37]', async () => {
  const mock = await aPlatform()
  const { accessToken, refreshToken } = await forcedTokens(mock)
  mock.clock.advance({ minutes: 60 })
  expect((await meBy(mock, accessToken)).status).toBe(498)
  const { data } = (await refresh(mock, refreshToken)).body
  expect(data.accessTokenExpiresAt).toBe('2026-01-05T11:00:00.000Z')
  expect((await meBy(mock, data.accessToken)).status).toBe(200)
})

it('refuses a refresh token from a year after it was made on [XT-37]', async () => {
  const mock = await aPlatform()
  const { refreshToken } = await forcedTokens(mock)
  mock.clock.set('2027-01-05T09:00:00.000Z')
  expect(refusalIn(await refresh(mock, refreshToken))).toEqual([
    ...[
      401,
      'managed_user.refresh_token_expired',
      expect.stringContaining(`user ${mock.ids['user.mina']} has expired`),
    ],
  ])
  mock.clock.set('2027-01-05T08:59:59.999Z')
  expect((await refresh(mock, refreshToken)).status).toBe(201)
})

it.each(['unknown', 'svc_owner_scenario', 'managed_scenario'])(
  'refuses the refresh token %s, which is none [XT-37]',
  async (token) => {
    expect(refusalIn(await refresh(await aPlatform(), token)).slice(0, 2)).toEqual([
      ...[401, 'managed_user.refresh_token_unknown'],
    ])
  },
)

it('does not know the refresh token of another client’s user [XT-37]', async () => {
  const mock = await aPlatform()
  const { refreshToken } = await forcedTokens(mock)
  const refused = await ask(mock, 'POST /v2/oauth/other-client/refresh', { as: 'otherClient', body: { refreshToken } })
  expect(refusalIn(refused).slice(0, 2)).toEqual([401, 'managed_user.refresh_token_unknown'])
  expect((await refresh(mock, refreshToken)).status).toBe(201)
})

it('takes no refresh token for an access token [AU-01] [AU-05]', async () => {
  const mock = await aPlatform()
  const { refreshToken } = await forcedTokens(mock)
  expect(refusalIn(await meBy(mock, refreshToken)).slice(0, 2)).toEqual([401, 'auth.token_unknown'])
})

it.each([{}, { refreshToken: 7 }, { refreshToken: '' }])('refuses the body %o [XT-24]', async (body) => {
  const refused = await ask(await aPlatform(), `POST /v2/oauth/${clientId}/refresh`, { as: 'client', body })
  expect(refusalIn(refused).slice(0, 2)).toEqual([400, 'request.invalid'])
})

it('takes the secret of the client alone on a refresh, since the path names the client [XT-24] [AU-02]', async () => {
  const mock = await aPlatform()
  const { refreshToken } = await forcedTokens(mock)
  const withSecret = (secret: string) => ({ headers: { 'x-svc-secret-key': secret } })
  expect(refusalIn(await refresh(mock, refreshToken, withSecret('wrong'))).slice(0, 2)).toEqual([
    ...[401, 'auth.client_secret_wrong'],
  ])
  expect((await refresh(mock, refreshToken, withSecret(secretOf(mock, 'client')))).status).toBe(201)
  expect(refusalIn(await force(mock, withSecret(secretOf(mock, 'client')))).slice(0, 2)).toEqual([401, 'auth.missing'])
})

it('does not know a client that is not there, whoever asks [AU-05] [XT-24]', async () => {
  const mock = await aPlatform()
  const path = 'POST /v2/oauth/nobody/refresh' as const
  const bySecret = await ask(mock, path, { headers: { 'x-svc-secret-key': secretOf(mock, 'client') }, body: {} })
  expect(refusalIn(bySecret).slice(0, 2)).toEqual([401, 'auth.client_unknown'])
  const byPair = await ask(mock, path, { as: 'client', body: {} })
  expect(refusalIn(byPair).slice(0, 2)).toEqual([404, 'managed_user.client_unknown'])
  const forced = await force(mock, { as: 'client' }, { client: 'nobody' })
  expect(refusalIn(forced).slice(0, 2)).toEqual([404, 'managed_user.client_unknown'])
})

it.each(['client', 'owner', 'systemAdmin'])('serves the caller %s [XT-24] [AU-02]', async (as) => {
  const mock = await aPlatform()
  const { refreshToken } = (await force(mock, { as })).body.data
  expect((await refresh(mock, refreshToken, { as })).status).toBe(201)
})

it.each([
  ['admin', 403, 'managed_user.client_denied'],
  ['otherClient', 403, 'managed_user.client_denied'],
  ['otherOwner', 403, 'managed_user.client_denied'],
  ['otherManaged', 403, 'managed_user.client_denied'],
  ['managed', 403, 'managed_user.client_denied'],
  ['expired', 498, 'auth.token_expired'],
])('refuses the caller %s [XT-24]', async (as, status, name) => {
  const mock = await aPlatform()
  expect(refusalIn(await refresh(mock, 'any', { as })).slice(0, 2)).toEqual([status, name])
  expect(refusalIn(await force(mock, { as })).slice(0, 2)).toEqual([status, name])
})

it.each(['user.nils', 'user.ada', '999999'])('does not know %s as one of the client’s users [XT-24]', async (user) => {
  const mock = await aPlatform()
  expect(refusalIn(await force(mock, { as: 'client' }, { user }))).toEqual([
    ...[404, 'managed_user.unknown', expect.stringContaining(`manages no user ${idOr(mock, user, user)}`)],
  ])
})
