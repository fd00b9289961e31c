import { createMock, type Mock, type ScenarioAddition, ScenarioError } from 'svc-mock'
import { expect, it } from 'vitest'
import { ask, bookingsVersion as version } from '../client.js'

const open = (options = {}): Promise<Mock> =>
  createMock({ scenario: 'team-roundrobin', now: '2026-01-05T09:00:00Z', freeze: true, ...options })

const zoe = { name: 'Zoe', email: 'zoe@example.com' }

it('adds things that refer to each other, and to things that are there', async () => {
  const mock = await open()
  await mock.seed({
    users: { gus: {} },
    teams: { lamps: { name: 'Lamps', organization: 'harbour', members: { gus: 'OWNER', ada: 'MEMBER' } } },
    eventTypes: { lamps: { team: 'lamps', title: 'Lamps', schedulingType: 'collective', hosts: ['gus', 'ada'] } },
    bookings: {
      lamps: { eventType: 'lamps', start: '+1d 10:00', attendee: zoe },
      intro: { eventType: 'intro', host: 'gus', start: '+1d 12:00', attendee: zoe },
    },
    credentials: { gus: { kind: 'apiKey', user: 'gus' } },
  })
  expect(mock.keys['gus']).toBe('svc_gus_team-roundrobin')
  const { body } = await ask(mock, `GET /v2/bookings/${mock.ids['booking.lamps']}`, { as: 'gus', version })
  expect(body.data).toMatchObject({ start: '2026-01-06T10:00:00.000Z', hosts: [{ id: mock.ids['user.gus'] }] })
  const listed = await ask(mock, 'GET /v2/bookings?attendeeEmail=zoe@example.com', { as: 'gus', version })
  expect(listed.body.data).toHaveLength(2)
})

it('counts ids on above all that are given, and leaves those that are known as they are', async () => {
  const mock = await open()
  const before = { ids: { ...mock.ids }, keys: { ...mock.keys } }
  await mock.seed({ users: { gus: {} } })
  await mock.seed({ users: { hal: { id: 5000 }, ivy: {} } })
  const known = Object.entries(before.ids).flatMap(([name, id]) => (/^user\.\w+$/.test(name) ? [Number(id)] : []))
  const added = [mock.ids['user.gus'], mock.ids['user.hal'], mock.ids['user.ivy']]
  expect(added).toEqual([Math.max(...known) + 1, 5000, 5001])
  expect(mock.ids).toMatchObject(before.ids)
  expect(mock.keys).toEqual(before.keys)
})

it('counts times from where the clock stands now', async () => {
  const mock = await open()
  mock.clock.advance({ days: 3 })
  await mock.seed({ bookings: { later: { eventType: 'intro', host: 'ben', start: '+1d 10:00', attendee: zoe } } })
  const { body } = await ask(mock, `GET /v2/bookings/${mock.ids['booking.later']}`, { as: 'owner', version })
  expect(body.data.start).toBe('2026-01-09T10:00:00.000Z')
})

it('lets children of managed event types, there or new, be booked', async () => {
  const mock = await open({ scenario: 'managed' })
  const [child = ''] = Object.keys(mock.ids).filter((name) => /^eventType\.\w+\.\w+$/.test(name))
  const [, key = '', host = ''] = child.split('.')
  await mock.seed({ bookings: { more: { eventType: key, host, start: '+9d 10:00 Europe/London', attendee: zoe } } })
  const { body } = await ask(mock, `GET /v2/bookings/${mock.ids['booking.more']}`, { as: 'owner', version })
  expect(body.data.eventTypeId).toBe(mock.ids[child])
})

it('is undone by a reset and by a snapshot, and goes no further than its sandbox', async () => {
  const mock = await open()
  const worker = mock.sandbox('worker')
  const snapshot = worker.snapshot()
  await worker.seed({ users: { gus: {} }, credentials: { gus: { kind: 'apiKey', user: 'gus' } } })
  expect(worker.keys['gus']).toBe('svc_gus_team-roundrobin~worker')
  expect(['gus' in mock.keys, 'user.gus' in mock.ids]).toEqual([false, false])
  worker.restore(snapshot)
  expect('gus' in worker.keys).toBe(false)
  await worker.seed({ users: { gus: {} } })
  worker.reset()
  expect('user.gus' in worker.ids).toBe(false)
})

it('lets a key be used again once its thing is gone', async () => {
  const mock = await open({ scenario: 'personal' })
  const eventType = { owner: 'ada', title: 'Intro call', slug: 'intro' }
  await expect(mock.seed({ eventTypes: { intro: eventType } })).rejects.toThrow('eventTypes.intro: is there already')
  const gone = await ask(mock, `DELETE /v2/event-types/${mock.ids['eventType.intro']}`, {
    as: 'owner',
    version: '2024-06-14',
  })
  expect(gone.status).toBe(200)
  await mock.seed({ eventTypes: { intro: eventType } })
  expect(mock.ids['eventType.intro']).toBeGreaterThan(10001)
})

it('adds what goes wrong on purpose', async () => {
  const mock = await open()
  await mock.seed({ faults: { down: { operationId: 'getMe', status: 503 } } })
  expect((await ask(mock, 'GET /v2/me', { as: 'owner' })).status).toBe(503)
})

it('takes tokens in the word of the product', async () => {
  const mock = await open({ product: 'acme' })
  await mock.seed({ credentials: { second: { kind: 'apiKey', user: 'ada', token: 'acme_second' } } })
  expect(mock.keys['second']).toBe('acme_second')
  expect((await ask(mock, 'GET /v2/me', { as: 'second' })).status).toBe(200)
})

const user = { gus: {} }
const eventType = (fields: object = {}) => ({ owner: 'ada', title: 'More', slug: 'more', ...fields })
const refused: readonly (readonly [string, unknown, string])[] = [
  ['no object', 'team-roundrobin', 'must be of type object, is "team-roundrobin"'],
  ['nothing', undefined, 'must be of type object'],
  ['a section that is none', { usres: {} }, 'usres: unknown section "usres"; did you mean "users"?'],
  ['a key that is there', { users: { ada: {} } }, 'users.ada: is there already; choose another key'],
  ['a credential that is there', { credentials: { owner: { kind: 'apiKey' } } }, 'credentials.owner: is there already'],
  ['a reference to nothing', { eventTypes: { a: eventType({ owner: 'bem' }) } }, 'no user "bem"; did you mean "ben"?'],
  [
    'a time that is none',
    { bookings: { a: { eventType: 'intro', host: 'ben', start: 'soon', attendee: zoe } } },
    '"soon" is no time',
  ],
  ['a beginning of its own', { now: '2026-01-05T09:00:00Z' }, 'now: is for whole scenarios'],
  ['a base', { extends: 'personal' }, 'extends: is for whole scenarios'],
  ['an id that is taken', { users: { gus: { id: 1001 } } }, 'users.gus.id: "1001" is taken already; give another id'],
  [
    'an address that is taken',
    { users: { gus: { email: 'ADA@example.com' } } },
    'users.gus.email: "ADA@example.com" is taken already',
  ],
  ['a user name that is taken', { users: { gus: { username: 'ada' } } }, 'users.gus.username: "ada" is taken already'],
  [
    'a token that is taken',
    { credentials: { a: { kind: 'apiKey', token: 'svc_owner_team-roundrobin' } } },
    'credentials.a.token:',
  ],
  [
    'a slug that is taken',
    {
      eventTypes: {
        a: { ...eventType(), owner: undefined, team: 'support', schedulingType: 'roundRobin', slug: 'intro' },
      },
    },
    'has an event type with the slug "intro" already',
  ],
  [
    'a field that the documents refuse',
    { users: user, eventTypes: { a: eventType({ owner: 'gus', lengthInMinutes: 0 }) } },
    'eventTypes.a.lengthInMinutes: must be >= 1, is 0',
  ],
  ['a fault that can be none', { faults: { a: { operationId: 'getMee', status: 503 } } }, 'getMee'],
]

it.each(refused)('refuses %s, and adds nothing of it', async (_what, addition, message) => {
  const mock = await open()
  const before = JSON.stringify(mock.state.export())
  // What callers without types may hand in.
  const seeding = mock.seed(addition as ScenarioAddition)
  await expect(seeding).rejects.toThrow(ScenarioError)
  await expect(seeding).rejects.toThrow(message)
  expect(JSON.stringify(mock.state.export())).toBe(before)
})

it('refuses a booking that nobody would host, by event types there and new', async () => {
  const mock = await open({ scenario: 'managed' })
  const [name = ''] = Object.keys(mock.ids).filter((id) => /^eventType\.\w+\.\w+$/.test(id))
  const [, managed = ''] = name.split('.')
  const booking = { eventType: managed, start: '+9d', attendee: zoe }
  await expect(mock.seed({ bookings: { a: booking } })).rejects.toThrow(
    `the event type ${managed} is managed; name the host`,
  )

  const support = await open()
  const eventTypes = { empty: { team: 'support', title: 'Empty', schedulingType: 'roundRobin' as const } }
  await expect(
    support.seed({ eventTypes, bookings: { a: { eventType: 'empty', start: '+9d', attendee: zoe } } }),
  ).rejects.toThrow('bookings.a: the event type empty has no hosts; name a host')
})

it('says everything that is wrong at once', async () => {
  const mock = await open()
  const seeding = mock.seed({ users: { ada: {}, ben: {} } })
  await expect(seeding).rejects.toMatchObject({
    problems: [{ path: 'users.ada' }, { path: 'users.ben' }],
  })
})
