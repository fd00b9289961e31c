import { expect, it } from 'vitest'
import { createMock, type Scenario } from '../../src/index.js'
import { ask, bookingsVersion as version } from '../client.js'

const now = '2026-01-05T09:00:00Z'
const open = (scenario: string | Scenario = 'personal') => createMock({ scenario, now, freeze: true })

it('advances by the sum of days, hours, minutes and seconds', async () => {
  const { clock } = await open()
  clock.advance({ days: 1, hours: 2, minutes: 3, seconds: 4.5 })
  expect(clock.now()).toBe('2026-01-06T11:03:04.500Z')
})

it('sets by text or number', async () => {
  const { clock } = await open()
  clock.set('2026-01-05T09:00:00+05:45')
  expect(clock.now()).toBe('2026-01-05T03:15:00.000Z')
  clock.set(1)
  expect(clock.now()).toBe('1970-01-01T00:00:00.001Z')
})

it.each([{ hours: -1 }, { days: Number.NaN }, { seconds: Number.POSITIVE_INFINITY }])(
  'refuses to advance by %o',
  async (by) => {
    const { clock } = await open()
    expect(() => clock.advance(by)).toThrow('use set to go back')
  },
)

it('refuses to advance beyond the calendar, and stands where it stood', async () => {
  const { clock } = await open()
  expect(() => clock.advance({ days: 4_000_000 })).toThrow('cannot go beyond the year 9998')
  expect(clock.now()).toBe('2026-01-05T09:00:00.000Z')
})

const attendee = { name: 'Zoe', email: 'zoe@example.com' }
const twoMeetings: Scenario = {
  format: 1,
  story: 'One meeting follows the other, and one is off.',
  users: { ada: {} },
  eventTypes: { call: { owner: 'ada', title: 'Call', lengthInMinutes: 30 } },
  bookings: {
    first: { eventType: 'call', start: '2026-01-05T10:00:00Z', attendee },
    second: { eventType: 'call', start: '2026-01-05T10:30:00Z', attendee },
    off: { eventType: 'call', start: '2026-01-05T10:15:00Z', attendee, status: 'cancelled' },
  },
  credentials: { owner: { kind: 'apiKey', user: 'ada' } },
}

it('starts and ends meetings in the order of time, the end of one before the start of the next', async () => {
  const { clock, ids } = await open(twoMeetings)
  const [first, second] = [ids['booking.first'], ids['booking.second']]
  expect(clock.advance({ hours: 1, minutes: 30 })).toEqual([
    { what: 'meetingStarted', bookingUid: first, at: '2026-01-05T10:00:00.000Z' },
    { what: 'meetingEnded', bookingUid: first, at: '2026-01-05T10:30:00.000Z' },
    { what: 'meetingStarted', bookingUid: second, at: '2026-01-05T10:30:00.000Z' },
  ])
  expect(clock.advance({ hours: 24 })).toMatchObject([{ what: 'meetingEnded', bookingUid: second }])
})

it('fires at the very moment, not a millisecond earlier, and only once', async () => {
  const { clock } = await open(twoMeetings)
  expect(clock.set('2026-01-05T09:59:59.999Z')).toEqual([])
  expect(clock.set('2026-01-05T10:00:00Z')).toHaveLength(1)
  expect(clock.set('2026-01-05T10:00:00Z')).toEqual([])
})

it('lets happen again what lies ahead again after the clock was set back', async () => {
  const { clock } = await open(twoMeetings)
  const once = clock.advance({ hours: 3 })
  clock.set(now)
  expect(clock.advance({ hours: 3 })).toEqual(once)
})

it('runs until nothing is due any more, or not within the stretch', async () => {
  const { clock } = await open(twoMeetings)
  expect(await clock.runUntilIdle({ hours: 1 })).toHaveLength(1)
  expect(clock.now()).toBe('2026-01-05T10:00:00.000Z')
  expect(await clock.runUntilIdle()).toHaveLength(3)
  expect([clock.now(), await clock.runUntilIdle()]).toEqual(['2026-01-05T11:00:00.000Z', []])
})

it('goes back to the platform’s time', async () => {
  const { clock } = await open()
  clock.real()
  expect(Math.abs(Date.parse(clock.now()) - Date.now())).toBeLessThan(60_000)
})

it('takes what happened back with a snapshot', async () => {
  const mock = await open(twoMeetings)
  const before = mock.snapshot()
  const fired = mock.clock.advance({ hours: 3 })
  mock.restore(before)
  expect(mock.clock.now()).toBe('2026-01-05T09:00:00.000Z')
  expect(mock.clock.advance({ hours: 3 })).toEqual(fired)
})

it('forgets a reservation when it expires, and says so', async () => {
  const mock = await open(twoMeetings)
  const body = { eventTypeId: mock.ids['eventType.call'], slotStart: '2026-01-06T10:00:00Z' }
  const reserved = await ask(mock, 'POST /v2/slots/reservations', { version: '2024-09-04', body })
  const { reservationUid } = reserved.body.data
  expect(mock.clock.advance({ minutes: 4, seconds: 59 })).toEqual([])
  expect(mock.clock.advance({ seconds: 1 })).toEqual([
    { what: 'reservationExpired', reservationUid, at: '2026-01-05T09:05:00.000Z' },
  ])
})

it('leaves a booking that is confirmed after its start alone', async () => {
  const mock = await open(twoMeetings)
  mock.clock.set('2026-01-05T10:10:00Z')
  const list = await ask(mock, 'GET /v2/bookings?status=upcoming', { as: 'owner', version })
  expect(list.status).toBe(200)
  expect(mock.clock.advance({ minutes: 1 })).toEqual([])
})
