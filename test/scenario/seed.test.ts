import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toIso } from '../../src/domain/time/instant.js'
import { parseScenario } from '../../src/scenario/parse.js'
import type { Scenario } from '../../src/scenario/scenario.js'
import { seedWorld } from '../../src/scenario/seed.js'
import { Clock } from '../../src/state/clock.js'
import { World } from '../../src/state/world.js'

const start = Date.parse('2026-01-05T09:00:40Z')

const seeded = (scenario: Omit<Scenario, 'format' | 'story'>, { now = start, seed = 1 } = {}) => {
  const world = new World({ seed, clock: new Clock({ frozen: true, at: now }) })
  return { world, ...seedWorld(world, { format: 1, story: 'A test.', ...scenario }, 'test') }
}

const people = { users: { ada: {}, ben: {}, cleo: {} } }
const attendee = { name: 'Dan Dale', email: 'dan@example.com' }
const intro = { owner: 'ada', title: 'Intro call' }

const files = readdirSync('scenarios')

it.each(files)('seeds %s, the same each time', async (file) => {
  const scenario = await parseScenario(readFileSync(`scenarios/${file}`, 'utf8'), file)
  const [one, other] = [seeded(scenario), seeded(scenario)]
  expect(one.ids).toEqual(other.ids)
  expect([...one.world.bookings.all()]).toEqual([...other.world.bookings.all()])
  expect([...one.world.roles.all()]).toEqual([...other.world.roles.all()])
  expect(Object.keys(one.keys)[0]).toBe('owner')
})

it('gives other opaque ids under another seed', () => {
  const scenario = {
    ...people,
    eventTypes: { intro },
    bookings: { first: { eventType: 'intro', start: 'now', attendee } },
  }
  expect(seeded(scenario, { seed: 2 }).ids['booking.first']).not.toBe(seeded(scenario).ids['booking.first'])
})

it('counts on above ids given by hand, wherever they stand', () => {
  const { ids, world } = seeded({ users: { ada: {}, ben: { id: 1001 }, cleo: { id: 1010 } } })
  expect(ids).toMatchObject({ 'user.ada': 1011, 'user.ben': 1001, 'user.cleo': 1010 })
  expect(world.nextId('user')).toBe(1012)
})

it('gives an attendee, a booking uid and a client the ids they are told', () => {
  const { ids } = seeded({
    ...people,
    eventTypes: { intro },
    bookings: { first: { eventType: 'intro', uid: 'first', id: 7, start: 'now', attendee: { ...attendee, id: 9 } } },
    oauthClients: { platform: { id: 'harbour', user: 'ada' } },
  })
  expect(ids).toMatchObject({
    'booking.first': 'first',
    'booking.first.id': 7,
    'attendee.first.0': 9,
    'oauthClient.platform': 'harbour',
  })
})

it('gives people the defaults of their keys', () => {
  const { world, ids } = seeded({ users: { ada: { timeZone: 'Asia/Kathmandu' } } })
  const ada = world.users.get(ids['user.ada'] ?? 0)
  expect(ada).toMatchObject({ name: 'Ada', username: 'ada', email: 'ada@example.com', timeZone: 'Asia/Kathmandu' })
})

it('makes tokens of the names of credential and scenario, access tokens without the prefix [AU-01]', () => {
  const { keys, world } = seeded({
    users: { ada: {}, mina: { managedBy: 'platform' } },
    oauthClients: { platform: { id: 'harbour', user: 'ada' } },
    credentials: {
      owner: { kind: 'apiKey', user: 'ada' },
      managed: { kind: 'accessToken', user: 'mina', expired: true },
      client: { kind: 'oauthClient', client: 'platform' },
      own: { kind: 'apiKey', token: 'svc_own' },
    },
  })
  expect(keys).toEqual({
    owner: 'svc_owner_test',
    managed: 'managed_test',
    client: { clientId: 'harbour', clientSecret: 'svc_secret_platform_test' },
    own: 'svc_own',
  })
  expect(world.credentials.get('managed_test')).toMatchObject({ kind: 'accessToken', expired: true })
  expect(world.credentials.get('svc_own')?.userId).toBeNull()
})

it('gives every organization and team its system roles [RO-01]', () => {
  const { world, ids } = seeded({
    ...people,
    organizations: { harbour: { name: 'Harbour', members: { ada: 'OWNER' } } },
    teams: { support: { name: 'Support', organization: 'harbour' } },
  })
  const owner = world.roles.get(ids['organization.harbour.role.owner'] ?? '')
  expect(owner).toMatchObject({ type: 'SYSTEM', permissions: ['*.*'], teamId: null })
  expect([...world.roles.by('team', Number(ids['team.support']))].map(({ name }) => name).sort()).toEqual([
    'Admin',
    'Member',
    'Owner',
  ])
})

it('takes memberships with a custom role, and ones not yet accepted', () => {
  const { world, ids } = seeded({
    ...people,
    organizations: {
      harbour: { name: 'Harbour', members: { ada: { customRole: 'reader' }, ben: { role: 'ADMIN', accepted: false } } },
    },
    roles: { reader: { organization: 'harbour', name: 'Reader', permissions: ['booking.read'] } },
  })
  const [ada, ben] = [...world.memberships.all()]
  expect(ada).toMatchObject({ role: 'MEMBER', accepted: true, roleId: ids['role.reader'] })
  expect(ben).toMatchObject({ role: 'ADMIN', accepted: false, roleId: null })
})

it("makes an owner's first schedule his default, unless another one says so", () => {
  const { world, ids } = seeded({
    ...people,
    schedules: {
      early: { owner: 'ada' },
      late: { owner: 'ada', isDefault: true },
      ben: { owner: 'ben' },
      other: { owner: 'ben' },
    },
  })
  expect(world.users.get(ids['user.ada'] ?? 0)?.defaultScheduleId).toBe(ids['schedule.late'])
  expect(world.users.get(ids['user.ben'] ?? 0)?.defaultScheduleId).toBe(ids['schedule.ben'])
})

it('assigns all members of a team, invited ones aside [EV-54]', () => {
  const { world, ids } = seeded({
    ...people,
    teams: { support: { name: 'Support', members: { ada: 'OWNER', ben: 'MEMBER', cleo: { accepted: false } } } },
    eventTypes: { all: { team: 'support', title: 'All', schedulingType: 'collective', assignAllTeamMembers: true } },
  })
  const hosts = world.eventTypes.get(ids['eventType.all'] ?? 0)?.hosts ?? []
  expect(hosts.map(({ userId, mandatory }) => [userId, mandatory])).toEqual([
    [ids['user.ada'], true],
    [ids['user.ben'], true],
  ])
})

it('gives each host of a managed event type a child, which is what is booked [EV-55]', () => {
  const { world, ids } = seeded({
    ...people,
    teams: { sales: { name: 'Sales', members: { ada: 'OWNER', ben: 'MEMBER' } } },
    eventTypes: {
      onboarding: { team: 'sales', title: 'Onboarding', schedulingType: 'managed', hosts: ['ada', 'ben'] },
    },
    bookings: { first: { eventType: 'onboarding', host: 'ben', start: '+1d', attendee } },
  })
  const child = world.eventTypes.get(ids['eventType.onboarding.ben'] ?? 0)
  expect(child).toMatchObject({
    ownerId: ids['user.ben'],
    parentId: ids['eventType.onboarding'],
    teamId: null,
    slug: 'onboarding',
  })
  expect(world.bookings.first('uid', ids['booking.first'] ?? '')).toMatchObject({
    eventTypeId: child?.id,
    organizerId: ids['user.ben'],
  })
})

it('keeps the local time of a series over a clock change [BK-34]', () => {
  const { world, ids } = seeded(
    {
      ...people,
      eventTypes: { weekly: { ...intro, recurrence: { interval: 1, occurrences: 3, frequency: 'weekly' } } },
      bookings: {
        series: {
          eventType: 'weekly',
          start: 'wed 10:00 Europe/London',
          attendee: { ...attendee, timeZone: 'Europe/London' },
        },
      },
    },
    { now: Date.parse('2026-03-23T09:00:00Z') },
  )
  const series = [...world.bookings.by('recurringUid', ids['series.series'] ?? '')]
  expect(series.map((booking) => toIso(booking.start))).toEqual([
    '2026-03-25T10:00:00.000Z',
    '2026-04-01T09:00:00.000Z',
    '2026-04-08T09:00:00.000Z',
  ])
  expect(series.map(({ uid }) => uid)).toEqual([
    ids['booking.series.0'],
    ids['booking.series.1'],
    ids['booking.series.2'],
  ])
  expect(ids['booking.series']).toBe(ids['booking.series.0'])
})

it('takes fewer occurrences than the event type has', () => {
  const { world, ids } = seeded({
    ...people,
    eventTypes: { weekly: { ...intro, recurrence: { interval: 1, occurrences: 9, frequency: 'weekly' } } },
    bookings: { series: { eventType: 'weekly', start: '+1d', attendee, occurrences: 2 } },
  })
  expect([...world.bookings.by('recurringUid', ids['series.series'] ?? '')]).toHaveLength(2)
})

it('seats bookers, each with a uid, answers and data of his own [BK-38]', () => {
  const { world, ids } = seeded({
    ...people,
    eventTypes: { class: { ...intro, seats: { seatsPerTimeSlot: 3 } } },
    bookings: {
      class: {
        eventType: 'class',
        start: '+1d',
        seats: [
          { ...attendee, responses: { notes: 'new' } },
          { name: 'Eve', phoneNumber: '+44 20 7946 0000' },
        ],
      },
    },
  })
  const booking = world.bookings.first('seat', ids['seat.class.1'] ?? '')
  expect(booking).toMatchObject({ isSeated: true, uid: ids['booking.class'] })
  expect(booking?.attendees.map(({ email }) => email)).toEqual(['dan@example.com', '442079460000@sms.svc'])
  expect(booking?.attendees[0]?.seat?.responses).toEqual({ notes: 'new' })
})

it('brings guests and the other hosts of a collective event type [BK-44]', () => {
  const { world, ids } = seeded({
    ...people,
    teams: { board: { name: 'Board', members: { ada: 'OWNER', ben: 'MEMBER' } } },
    eventTypes: { panel: { team: 'board', title: 'Panel', schedulingType: 'collective', hosts: ['ada', 'ben'] } },
    bookings: { first: { eventType: 'panel', start: '+1d', attendee, guests: ['fay@example.com'] } },
  })
  const booking = world.bookings.first('uid', ids['booking.first'] ?? '')
  expect(booking?.attendees.map(({ role, email }) => [role, email])).toEqual([
    ['booker', 'dan@example.com'],
    ['guest', 'fay@example.com'],
    ['host', 'ben@example.com'],
  ])
  expect(booking).toMatchObject({ title: 'Panel between Board and Dan Dale', guests: ['fay@example.com'] })
  expect(booking?.hostIds).toEqual([ids['user.ada'], ids['user.ben']])
})

it('dates a booking of the past before itself', () => {
  const { world, ids } = seeded({
    ...people,
    eventTypes: { intro },
    bookings: {
      past: { eventType: 'intro', start: '-3d 10:00', attendee },
      next: { eventType: 'intro', start: '+3d', attendee },
    },
  })
  const madeAt = (key: string) => toIso(world.bookings.first('uid', ids[`booking.${key}`] ?? '')?.createdAt ?? 0)
  expect(madeAt('past')).toBe('2026-01-01T10:00:00.000Z')
  expect(madeAt('next')).toBe('2026-01-05T09:00:00.000Z')
})

it('records from the start of the booking, to its end, in seconds [BK-66]', () => {
  const { world, ids } = seeded({
    ...people,
    eventTypes: { intro },
    bookings: { past: { eventType: 'intro', start: '-3d 10:00', attendee } },
    recordings: { whole: { booking: 'past' }, broken: { booking: 'past', error: 'link failure' } },
  })
  const [whole, broken] = ['whole', 'broken'].map((key) => world.recordings.get(ids[`recording.${key}`] ?? ''))
  expect(whole).toMatchObject({
    startTs: Date.parse('2026-01-02T10:00:00Z') / 1000,
    duration: 1800,
    status: 'completed',
    error: null,
  })
  expect(broken).toMatchObject({ downloadLink: null, error: 'link failure' })
})

it("takes a payment's amount and currency from the event type", () => {
  const { world, ids } = seeded({
    ...people,
    eventTypes: { paid: { ...intro, price: 5000, currency: 'eur' } },
    bookings: { first: { eventType: 'paid', start: '+1d', attendee } },
    payments: { first: { booking: 'first', refunded: true } },
  })
  expect(world.payments.get(ids['payment.first'] ?? 0)).toMatchObject({
    amount: 5000,
    currency: 'eur',
    success: true,
    refunded: true,
  })
})
