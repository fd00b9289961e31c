import { expect, it } from 'vitest'
import { createMock, type Scenario } from '../../src/index.js'
import { checkScenario } from '../../src/scenario/check/check-scenario.js'
import { ask } from '../client.js'

const scenario: Scenario = {
  format: 1,
  story: 'Credentials that run out.',
  users: { ada: {}, mina: { managedBy: 'platform' } },
  oauthClients: { platform: { user: 'ada' } },
  credentials: {
    key: { kind: 'apiKey', user: 'ada', expiresAt: '+90m' },
    token: { kind: 'accessToken', user: 'mina', expiresAt: '2026-01-05T10:30:00Z' },
    revoked: { kind: 'accessToken', user: 'mina', expired: true, expiresAt: '+9d' },
  },
}
const open = () => createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true })
const nameOf = async (mock: Awaited<ReturnType<typeof open>>, as: string) =>
  (await ask(mock, 'GET /v2/me', { as })).headers.get('x-mock-refused-by')

it.each([
  ['key', 'auth.key_expired'],
  ['token', 'auth.token_expired'],
])('lets the %s of a scenario run out at its moment, and not before [AU-05] [AU-06]', async (as, name) => {
  const mock = await open()
  mock.clock.set('2026-01-05T10:29:59.999Z')
  expect(await nameOf(mock, as)).toBeNull()
  mock.clock.advance({ seconds: 0.001 })
  expect(await nameOf(mock, as)).toBe(name)
})

it('lets an API key run out for v1 too [V1-01]', async () => {
  const mock = await open()
  mock.clock.advance({ minutes: 90 })
  const { status, headers } = await ask(mock, `GET /v1/payments?apiKey=${mock.keys['key']}`)
  expect([status, headers.get('x-mock-refused-by')]).toEqual([401, 'v1.key_expired'])
})

it('takes what has expired by word for expired before its moment too [AU-06]', async () => {
  expect(await nameOf(await open(), 'revoked')).toBe('auth.token_expired')
})

it('has it run out again after a reset, at the scenario’s moment [AU-06]', async () => {
  const mock = await open()
  mock.clock.advance({ days: 1 })
  expect(await nameOf(mock, 'token')).toBe('auth.token_expired')
  mock.reset()
  expect(await nameOf(mock, 'token')).toBeNull()
})

it('says where a moment cannot be read', () => {
  const credentials = { key: { kind: 'apiKey', user: 'ada', expiresAt: 'soon' } } as const
  expect(checkScenario({ ...scenario, credentials })).toEqual([
    expect.objectContaining({ path: ['credentials', 'key', 'expiresAt'], message: expect.stringContaining('"soon"') }),
  ])
})
