import type { Mock } from 'svc-mock'
import { expect, it } from 'vitest'
import { ask, bookingsVersion as version } from '../../client.js'
import { reported } from './reported.js'

const attendee = { name: 'Kim', email: 'kim@example.com', timeZone: 'UTC' }
const book = (mock: Mock, parts: object = {}, headers: Record<string, string> = {}) =>
  ask(mock, 'POST /v2/bookings', {
    ...{ version, headers },
    body: { start: '2026-01-07T12:00:00Z', eventTypeId: mock.ids['eventType.intro'], attendee, ...parts },
  })

it('holds a request that left the contract: where, what was expected, which rule, who asked', async () => {
  const { causes, findings } = await reported((mock) => book(mock, { start: 'soon' }, { 'x-mock-test': 'books' }))
  expect(causes).toEqual({ violations: 1, warnings: 0, refusals: 1, choices: 0, beyond: 0 })
  expect(findings[0]).toEqual({
    ...{ kind: 'violations', operationId: 'createBooking', method: 'POST', path: '/v2/bookings', status: 400 },
    ...{ in: 'body', pointer: '/start', rule: 'format', expected: expect.stringContaining('ISO 8601') },
    ...{ message: expect.stringMatching(/^The body at \/start must be /), restsOn: expect.any(Array) },
    ...{ test: 'books', count: 1 },
    source: { file: 'test/client.ts', line: expect.any(Number), column: expect.any(Number) },
  })
})

it('makes one finding of the same of several requests, and several of those of different tests', async () => {
  const { causes, findings } = await reported(async (mock) => {
    for (const test of ['one', 'one', 'two']) await book(mock, { start: 'soon' }, { 'x-mock-test': test })
  })
  expect(causes.violations).toBe(3)
  const violations = findings.filter((it) => it.kind === 'violations')
  expect(violations.map(({ test, count }) => [test, count])).toEqual([
    ['one', 2],
    ['two', 1],
  ])
})

it('keeps everything of more requests than a journal holds, in all sandboxes', async () => {
  const report = await reported(
    async (mock) => {
      for (let at = 0; at < 30; at += 1) await ask(mock, `GET /~worker-${at % 3}/v2/me`, { as: 'owner' })
    },
    { journalSize: 5 },
  )
  expect(report.requests).toBe(30)
  expect(report.coverage.operations.find((it) => it.operationId === 'getMe')?.calls).toBe(30)
})

it('bounds the findings it keeps, and says how many there were', async () => {
  const { findings, untold, causes } = await reported(async (mock) => {
    for (let at = 0; at < 1003; at += 1) await ask(mock, `GET /v2/nowhere/${at}`)
  })
  expect([causes.violations, untold.violations]).toEqual([1003, 3])
  expect(findings.filter((it) => it.kind === 'violations')).toHaveLength(1000)
})

it('tells on what decisions answers rest, as choices and as what lies beyond', async () => {
  const { findings, causes } = await reported((mock) => ask(mock, 'GET /v2/me', { as: 'owner' }))
  expect(causes).toMatchObject({ choices: 0, beyond: 1 })
  expect(findings).toEqual([expect.objectContaining({ kind: 'beyond', rule: 'operation', operationId: 'getMe' })])
  const recordings = (mock: Mock) =>
    ask(mock, `GET /v2/bookings/${mock.ids['booking.workshop']}/recordings`, { as: 'owner', version })
  const listed = await reported(recordings)
  expect(listed.causes.choices).toBe(1)
  expect(listed.findings.at(-1)).toMatchObject({ kind: 'choices', rule: 'BK-65', restsOn: ['BK-65'] })
})

it.each([
  ['no version header', (mock: Mock) => ask(mock, 'GET /v2/bookings', { as: 'owner' }), 'AL-10'],
  ['v1', (mock: Mock) => ask(mock, `GET /v1/payments?apiKey=${mock.keys['owner']}`), 'v1.deprecated'],
  ['an unknown field', (mock: Mock) => ask(mock, 'PATCH /v2/me', { as: 'owner', body: { shoeSize: 43 } }), 'ER-07'],
  ['an unknown field of a booking', (mock: Mock) => book(mock, { shoeSize: 43 }), 'AL-14'],
])('warns of %s', async (_what, asked, rule) => {
  const { findings } = await reported(asked)
  expect(findings.filter((it) => it.kind === 'warnings')).toEqual([expect.objectContaining({ rule, count: 1 })])
})

it("warns of a key that nobody used, where the scenario is the user's own", async () => {
  const scenario = {
    format: 1,
    story: 'Two ways in.',
    users: { ada: { name: 'Ada Archer' } },
    oauthClients: { app: { user: 'ada' } },
    credentials: {
      owner: { kind: 'apiKey', user: 'ada' },
      spare: { kind: 'apiKey', user: 'ada' },
      portal: { kind: 'oauthClient', client: 'app' },
    },
  } as const
  const asked = async (mock: Mock) => {
    await ask(mock, 'GET /v2/me', { as: 'owner' })
    await ask(mock, 'GET /v2/me', { as: 'portal' })
  }
  const { keys } = await reported(asked, { scenario })
  expect(keys.map(({ name, requests }) => [name, requests])).toEqual([
    ['owner', 1],
    ['spare', 0],
    ['portal', 1],
  ])
  expect((await reported(asked, { scenario: 'platform' }).catch(() => ({ keys: [] }))).keys).toEqual([])
})
