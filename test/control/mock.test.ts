import { expect, it } from 'vitest'
import { createMock, type Mock, type MockOptions } from '../../src/index.js'
import { ask } from '../client.js'

const now = '2026-01-05T09:00:00.000Z'
const open = (options: MockOptions = {}) => createMock({ scenario: 'platform', now, freeze: true, ...options })
const infoOf = async (mock: Mock, path: `/${string}` = '/__svc/info') => (await ask(mock, `GET ${path}`)).body.data
const namesOf = async (mock: Mock) =>
  (await ask(mock, 'GET /__svc/sandboxes')).body.data.map(({ name }: { name: string }) => name)

it('tells what runs, with keys and ids as clients present them', async () => {
  const mock = await open()
  const info = await infoOf(mock)
  expect(info).toMatchObject({
    url: null,
    sandbox: 'default',
    scenario: 'platform',
    product: 'svc',
    clock: { now, mode: 'frozen' },
    versions: { Bookings: '2024-08-13', 'Event types': '2024-06-14' },
    switches: { policy: 'beyond', profile: 'specification', rateLimit: false, specOnly: false, seed: 1 },
    warnings: [],
  })
  expect([info.keys, info.ids]).toEqual([mock.keys, mock.ids])
  expect(info.story).toMatch(/^A platform customer runs calendars/)
})

it('tells how the mock was told to behave', async () => {
  const options: MockOptions = {
    policy: 'choice',
    profile: 'service',
    alternatives: ['AL-09'],
    rateLimit: true,
    seed: 7,
  }
  const { switches } = await infoOf(await open({ ...options, specOnly: true }))
  expect(switches).toMatchObject({ policy: 'choice', profile: 'service', rateLimit: true, specOnly: true, seed: 7 })
  expect(switches.alternatives).toEqual(expect.arrayContaining(['AL-02', 'AL-09']))
})

it('tells keys that lead to a sandbox by themselves, and the address of that', async () => {
  const mock = await open({ product: 'acme' })
  const url = await mock.listen()
  try {
    const info = await infoOf(mock, '/~one/__svc/info')
    expect([info.url, info.sandbox, info.product]).toEqual([`${url}/~one`, 'one', 'acme'])
    expect(info.keys).toEqual(mock.sandbox('one').keys)
    expect([info.keys.owner, info.keys.platform.clientId]).toEqual([
      'acme_owner_platform~one',
      'cnharbourplatform00000001~one',
    ])
    expect((await infoOf(mock)).url).toBe(url)
  } finally {
    await mock.close()
  }
})

it('resets to the scenario: clock, journal and snapshots too', async () => {
  const mock = await open()
  await ask(mock, 'PATCH /v2/me', { as: 'owner', body: { name: 'Somebody else' } })
  await ask(mock, 'POST /__svc/snapshots', { body: { name: 'late' } })
  mock.clock.advance({ hours: 1 })
  const { body } = await ask(mock, 'POST /__svc/reset')
  expect(body.data).toMatchObject({ now, mode: 'frozen' })
  expect([mock.requests.all(), (await ask(mock, 'GET /__svc/snapshots')).body.data]).toEqual([[], []])
  expect((await ask(mock, 'GET /v2/me', { as: 'owner' })).body.data.name).toBe('Ada Archer')
})

it('lists the sandboxes that were used, in short', async () => {
  const mock = await open()
  await ask(mock, 'GET /~two/v2/me')
  await ask(mock, 'POST /~one/__svc/clock/advance', { body: { hours: 1 } })
  expect((await ask(mock, 'GET /__svc/sandboxes')).body.data).toEqual([
    { name: 'default', now, requests: 0 },
    { name: 'two', now, requests: 1 },
    { name: 'one', now: '2026-01-05T10:00:00.000Z', requests: 0 },
  ])
})

it('forgets a sandbox, whose next use begins anew', async () => {
  const mock = await open()
  await ask(mock, 'POST /~one/__svc/clock/advance', { body: { hours: 1 } })
  expect((await ask(mock, 'DELETE /__svc/sandboxes/one')).body.data.name).toBe('one')
  expect(await namesOf(mock)).toEqual(['default'])
  expect((await infoOf(mock, '/~one/__svc/info')).clock.now).toBe(now)
})

it.each([
  [
    'default',
    409,
    'control.sandbox_stays',
    'The default sandbox stays as long as the mock runs; reset it with POST /__svc/reset',
  ],
  ['oen', 404, 'control.sandbox_unknown', 'There is no sandbox "oen"; did you mean "one"?'],
] as const)('refuses to forget the sandbox %s', async (name, status, refusedBy, message) => {
  const mock = await open()
  await ask(mock, 'GET /~one/v2/me')
  const refused = await ask(mock, `DELETE /__svc/sandboxes/${name}`)
  expect([refused.status, refused.headers.get('x-mock-refused-by'), refused.body.error.message]).toEqual([
    status,
    refusedBy,
    message,
  ])
  expect(await namesOf(mock)).toEqual(['default', 'one'])
})

it('controls below a prefix that sandbox only', async () => {
  const mock = await open()
  const one = mock.sandbox('one')
  await ask(mock, 'POST /~one/__svc/clock/advance', { body: { hours: 1 } })
  await ask(mock, 'POST /~one/__svc/faults', { body: { status: 503 } })
  await ask(mock, 'POST /~one/__svc/snapshots', { body: { name: 'mine' } })
  expect([one.clock.now(), mock.clock.now()]).toEqual(['2026-01-05T10:00:00.000Z', now])
  expect([one.faults.list().length, mock.faults.list().length]).toEqual([1, 0])
  expect((await ask(mock, 'GET /__svc/snapshots')).body.data).toEqual([])
  await ask(mock, 'POST /~one/__svc/reset')
  expect([one.clock.now(), one.faults.list()]).toEqual([now, []])
})

it('counts, journals and spoils no request of its own', async () => {
  const mock = await open()
  await ask(mock, 'POST /__svc/faults', { body: { status: 503 } })
  expect((await ask(mock, 'GET /__svc/health')).status).toBe(200)
  expect(mock.requests.all()).toEqual([])
})
