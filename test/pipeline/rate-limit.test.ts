import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { type Ask, ask, bookingsVersion } from '../client.js'
import { now } from './open-personal.js'

const open = (rateLimit: boolean, scenario = 'platform') => createMock({ scenario, now, freeze: true, rateLimit })

type Request = `${string} /${string}`
const times = async (mock: Mock, count: number, request: Request, options: Ask = {}) => {
  let last = await ask(mock, request, options)
  for (let sent = 1; sent < count; sent++) last = await ask(mock, request, options)
  return last
}

const standing = (headers: Headers, suffix: string) =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}${suffix}`))

it.each([
  ['an API key', 'owner', 120],
  ['an OAuth client', 'platform', 500],
  ['an access token', 'managed', 500],
  ['an address without credentials', undefined, 120],
])(
  'lets %s ask so often in a minute, and then refuses for a minute [RL-01] [RL-02] [RL-03]',
  async (_whom, as, limit) => {
    const mock = await open(true)
    const asked: Ask = as ? { as } : {}
    const first = await ask(mock, 'GET /v2/event-types', asked)
    expect(standing(first.headers, '-default')).toEqual([String(limit), String(limit - 1), '60'])
    const last = await times(mock, limit - 1, 'GET /v2/event-types', asked)
    expect([last.status, ...standing(last.headers, '-default')]).toEqual([200, String(limit), '0', '60'])
    mock.clock.advance({ seconds: 30 })
    const over = await ask(mock, 'GET /v2/event-types', asked)
    expect([over.status, over.headers.get('x-mock-refused-by'), ...standing(over.headers, '-default')]).toEqual([
      429,
      'rate_limit.exceeded',
      String(limit),
      '0',
      '60',
    ])
    expect(over.body.error).toMatchObject({
      code: 'ThrottlerException',
      message: expect.stringContaining('retry in 60 seconds'),
      details: { error: 'Too Many Requests' },
    })
    mock.clock.advance({ seconds: 59 })
    expect((await ask(mock, 'GET /v2/event-types', asked)).status).toBe(429)
    mock.clock.advance({ seconds: 1 })
    expect(standing((await ask(mock, 'GET /v2/event-types', asked)).headers, '-default')).toEqual([
      String(limit),
      String(limit - 1),
      '60',
    ])
  },
)

it('begins anew a minute after the first request of a window [RL-01]', async () => {
  const mock = await open(true)
  await times(mock, 100, 'GET /v2/event-types', { as: 'owner' })
  mock.clock.advance({ seconds: 59 })
  expect(standing((await ask(mock, 'GET /v2/event-types', { as: 'owner' })).headers, '-default')).toEqual([
    '120',
    '19',
    '1',
  ])
  mock.clock.advance({ seconds: 1 })
  expect(standing((await ask(mock, 'GET /v2/event-types', { as: 'owner' })).headers, '-default')).toEqual([
    '120',
    '119',
    '60',
  ])
})

it('counts each credential by itself, wrong ones too [RL-01]', async () => {
  const mock = await open(true)
  await times(mock, 121, 'GET /v2/event-types', { headers: { authorization: 'Bearer svc_unknown' } })
  const blocked = await ask(mock, 'GET /v2/event-types', { headers: { authorization: 'Bearer svc_unknown' } })
  const others = [await ask(mock, 'GET /v2/event-types', { as: 'owner' }), await ask(mock, 'GET /v2/event-types')]
  expect([blocked.status, ...others.map(({ status }) => status)]).toEqual([429, 200, 200])
})

it('counts PATCH location on its own, five a minute, under its own suffix [RL-01] [RL-02]', async () => {
  const mock = await open(true)
  const path: Request = `PATCH /v2/bookings/${mock.ids['booking.first']}/location`
  const asked: Ask = {
    as: 'owner',
    version: bookingsVersion,
    body: { location: { type: 'phone', phone: '+15550100' } },
  }
  const fifth = await times(mock, 5, path, asked)
  expect([fifth.status, ...standing(fifth.headers, '-location')]).toEqual([200, '5', '0', '60'])
  expect(standing(fifth.headers, '-default')).toEqual([null, null, null])
  expect((await ask(mock, path, asked)).status).toBe(429)
  expect(standing((await ask(mock, 'GET /v2/bookings', { as: 'owner' })).headers, '-default')).toEqual([
    '120',
    '119',
    '60',
  ])
})

it('counts and tells, but does not refuse, unless it is told to [RL-04]', async () => {
  const mock = await open(false)
  const last = await times(mock, 130, 'GET /v2/event-types', { as: 'owner' })
  expect([last.status, ...standing(last.headers, '-default')]).toEqual([200, '120', '0', '60'])
})

it('lets a v1 key ask thirty times a minute, with headers without a suffix [RL-03]', async () => {
  const mock = await open(true, 'payments-v1')
  const path: Request = `GET /v1/payments?apiKey=${mock.keys['owner']}`
  const last = await times(mock, 30, path)
  expect([last.status, ...standing(last.headers, '')]).toEqual([200, '30', '0', '60'])
  const over = await ask(mock, path)
  expect([over.status, ...standing(over.headers, '')]).toEqual([429, '30', '0', '60'])
  expect(over.body).toEqual({ message: expect.stringContaining('retry in 60 seconds') })
})

it('tells how it stands on refusals that come later [RL-02]', async () => {
  const mock = await open(false)
  const answers = [await ask(mock, 'GET /v2/bookings'), await ask(mock, 'GET /v2/bookings?take=0', { as: 'owner' })]
  expect(answers.map(({ status, headers }) => [status, headers.get('x-ratelimit-remaining-default')])).toEqual([
    [401, '119'],
    [400, '119'],
  ])
})

it('forgets all counts on reset, and when the clock is set back before them [RL-01]', async () => {
  const mock = await open(true)
  const request: readonly [Request, Ask] = ['GET /v2/event-types', { as: 'owner' }]
  await times(mock, 121, ...request)
  mock.reset()
  expect((await times(mock, 121, ...request)).status).toBe(429)
  mock.clock.set('2026-01-04T09:00:00Z')
  expect(standing((await ask(mock, ...request)).headers, '-default')).toEqual(['120', '119', '60'])
})

it.each([
  ['an unknown path', 'GET /v2/nope', '-default', 120],
  ['a path parameter that is no number', 'GET /v2/event-types/x', '-default', 120],
  ['an operation that older versions lack', 'PATCH /v2/bookings/x/location', '-location', 5],
] as const)('tells how it stands on %s, without counting it [RL-02]', async (_what, request, suffix, limit) => {
  const mock = await open(true)
  await ask(mock, request, { as: 'owner' })
  const { headers } = await ask(mock, request, { as: 'owner' })
  expect(standing(headers, suffix)).toEqual([String(limit), String(limit), '60'])
})
