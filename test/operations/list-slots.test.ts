import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { type Answered, ask, bookingsVersion, restsOn } from '../client.js'

const version = '2024-09-04'
const limits = () => createMock({ scenario: 'limits', freeze: true })
const slots = (mock: Mock, query: string) => ask(mock, `GET /v2/slots?${query}`, { version })
const of = (mock: Mock, key: string, rest: string) => slots(mock, `eventTypeId=${mock.ids[`eventType.${key}`]}&${rest}`)
const timesOn = ({ body }: Answered, date: string): readonly string[] =>
  (body.data[date] ?? []).map(({ start }: { start: string }) => start.slice(11, 16))
const tuesday = 'start=2026-01-06&end=2026-01-06'

it('answers free times by date, to anybody, and leaves out days without any [XT-09, XT-34]', async () => {
  const reply = await of(await limits(), 'roomy', 'start=2026-01-09&end=2026-01-12')

  expect(reply.status).toBe(200)
  expect(Object.keys(reply.body.data)).toEqual(['2026-01-09', '2026-01-12'])
  expect(reply.body.data['2026-01-09'][0]).toEqual({ start: '2026-01-09T09:00:00.000Z' })
  expect(restsOn(reply)).toEqual([])
})

it('finds the event type by slug with user or team [XT-09]', async () => {
  const mock = await createMock({ scenario: 'busy-week', freeze: true })
  const own = await slots(mock, `eventTypeSlug=solo&username=ada&${tuesday}`)
  const team = await slots(mock, `eventTypeSlug=turns&teamSlug=support&${tuesday}`)
  expect([timesOn(own, '2026-01-06'), timesOn(team, '2026-01-06')[0]]).toEqual([['16:00'], '11:00'])
})

it('offers several users together when all of them are free [EV-51]', async () => {
  const mock = await createMock({ scenario: 'busy-week', freeze: true })
  const both = await slots(mock, `usernames=ada,ben&${tuesday}`)
  expect(timesOn(both, '2026-01-06')).toEqual(['11:00', '11:30', '13:30', '14:00', '14:30', '16:00', '16:30'])
  const all = await slots(mock, `usernames=ada,ben,cleo&${tuesday}`)
  expect(all.body.data).toEqual({})
})

it('puts dates and offsets in the zone asked for, Z in UTC [XT-51]', async () => {
  const mock = await limits()
  const reply = await of(mock, 'roomy', 'start=2026-01-09&end=2026-01-09&timeZone=Pacific/Kiritimati')
  expect(Object.keys(reply.body.data)).toEqual(['2026-01-09'])
  expect(reply.body.data['2026-01-09'][0]).toEqual({ start: '2026-01-09T00:00:00.000+14:00' })
  const utc = await of(mock, 'roomy', 'start=2026-01-09&end=2026-01-09&timeZone=Etc/UTC')
  expect(utc.body.data['2026-01-09'][0]).toEqual({ start: '2026-01-09T09:00:00.000Z' })
  const odd = await of(mock, 'roomy', 'start=2026-01-09&end=2026-01-09&timeZone=America/St_Johns')
  expect(odd.body.data['2026-01-09'][0]).toEqual({ start: '2026-01-09T05:30:00.000-03:30' })
})

it('takes a date as end for the whole day, and times as they are [XT-50]', async () => {
  const mock = await limits()
  expect(timesOn(await of(mock, 'roomy', 'start=2026-01-09&end=2026-01-09'), '2026-01-09')).toHaveLength(8)
  const part = await of(mock, 'roomy', 'start=2026-01-09T10:00:00Z&end=2026-01-09T12:00:00Z')
  expect(timesOn(part, '2026-01-09')).toEqual(['10:00', '11:00'])
  expect((await of(mock, 'roomy', 'start=2026-01-09T10:00Z&end=2026-01-09T10:00Z')).body.data).toEqual({})
})

it('adds ends in the format range [XT-50]', async () => {
  const reply = await of(await limits(), 'roomy', 'start=2026-01-09&end=2026-01-09&format=range')
  expect(reply.body.data['2026-01-09'][0]).toEqual({
    start: '2026-01-09T09:00:00.000Z',
    end: '2026-01-09T10:00:00.000Z',
  })
})

it('takes a duration that the event type offers, and refuses another [AV-10]', async () => {
  const mock = await createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true })
  const at = (duration: number) =>
    of(mock, 'workshop', `start=2026-01-20T10:00Z&end=2026-01-20T13:00Z&duration=${duration}`)
  expect(timesOn(await at(90), '2026-01-20')).toEqual(['10:30', '12:00'])
  const refused = await at(45)
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.length_not_offered'])
})

it('shifts and spaces the grid, shows a first slot alone, and begins anew after meetings [AV-09]', async () => {
  const mock = await limits()
  const quarters = await of(mock, 'quarters', 'start=2026-01-09&end=2026-01-09')
  expect(timesOn(quarters, '2026-01-09').slice(0, 3)).toEqual(['09:05', '09:20', '09:35'])
  expect(restsOn(quarters)).toEqual(['AV-09'])
  expect(timesOn(await of(mock, 'first-only', 'start=2026-01-08&end=2026-01-09'), '2026-01-08')).toEqual(['10:00'])
  const packed = await of(mock, 'packed', 'start=2026-01-08&end=2026-01-08')
  expect(timesOn(packed, '2026-01-08').slice(0, 3)).toEqual(['09:40', '10:10', '10:40'])
})

it('offers the seats that are left of a meeting, tells who is there, and hides full ones [AV-11, XT-51]', async () => {
  const mock = await createMock({ scenario: 'seated', now: '2026-01-05T09:00:00Z', freeze: true })
  const start = '2026-01-20T10:00:00.000Z'
  const take = (name: string) => {
    const attendee = { name, email: `${name}@example.com`, timeZone: 'UTC' }
    const body = { eventTypeId: mock.ids['eventType.talk'], start, attendee }
    return ask(mock, 'POST /v2/bookings', { version: '2024-08-13', body })
  }
  const offered = async () => {
    const reply = await of(mock, 'talk', 'start=2026-01-20T09:30Z&end=2026-01-20T10:50Z')
    return reply.body.data['2026-01-20'] ?? []
  }

  expect(await offered()).toEqual([
    { start: '2026-01-20T09:45:00.000Z', attendeesCount: 0 },
    { start: '2026-01-20T10:30:00.000Z', attendeesCount: 0 },
  ])
  const { uid: bookingUid } = (await take('fay')).body.data
  expect(await offered()).toEqual([{ start, attendeesCount: 1, bookingUid }])
  expect((await take('gil')).status).toBe(201)
  expect(await offered()).toEqual([])
  expect((await take('hal')).headers.get('x-mock-refused-by')).toBe('booking.no_seat_left')
})

it('keeps the host of a round robin on rescheduling where the event type says so [HA-07]', async () => {
  const same = { rescheduleWithSameRoundRobinHost: true }
  const type = {
    team: 'crew',
    title: 'Turns',
    lengthInMinutes: 60,
    schedulingType: 'roundRobin',
    hosts: ['ada', 'ben'],
  } as const
  const attendee = { name: 'Dan Dale', email: 'dan@example.com' }
  const mock = await createMock({
    scenario: {
      format: 1,
      story: 'Two take turns, and one of them is busy later.',
      users: { ada: {}, ben: {} },
      teams: { crew: { name: 'Crew', members: { ada: 'OWNER', ben: 'MEMBER' } } },
      eventTypes: { kept: { ...type, slug: 'kept', ...same }, free: { ...type, slug: 'free' } },
      bookings: {
        kept: { eventType: 'kept', host: 'ada', start: '2026-01-06T10:00:00Z', attendee },
        free: { eventType: 'free', host: 'ada', start: '2026-01-06T12:00:00Z', attendee },
        later: { eventType: 'free', host: 'ada', start: '2026-01-06T14:00:00Z', attendee },
      },
    },
    now: '2026-01-05T09:00:00Z',
    freeze: true,
  })
  const at = 'start=2026-01-06T14:00Z&end=2026-01-06T15:00Z'
  const [kept, free] = [mock.ids['booking.kept'], mock.ids['booking.free']]
  const stays = await of(mock, 'kept', `${at}&bookingUidToReschedule=${kept}`)
  expect([stays.body.data, restsOn(stays)[0]]).toEqual([{}, 'HA-07'])
  const changes = await of(mock, 'free', `${at}&bookingUidToReschedule=${free}`)
  expect(timesOn(changes, '2026-01-06')).toEqual(['14:00'])
})

it('hides a reserved slot until the reservation is over, yet lets it be booked [AV-14]', async () => {
  const mock = await limits()
  const eventTypeId = mock.ids['eventType.roomy']
  const body = { eventTypeId, slotStart: '2026-01-09T09:00:00Z' }
  expect((await ask(mock, 'POST /v2/slots/reservations', { version, body })).status).toBe(201)
  const hidden = await of(mock, 'roomy', 'start=2026-01-09&end=2026-01-09')
  expect([timesOn(hidden, '2026-01-09')[0], restsOn(hidden)]).toEqual(['10:00', ['AV-14']])
  mock.clock.advance({ minutes: 5 })
  const shown = await of(mock, 'roomy', 'start=2026-01-09&end=2026-01-09')
  expect([timesOn(shown, '2026-01-09')[0], restsOn(shown)]).toEqual(['09:00', []])
})

it('leaves a booking that is to be moved out of account [AV-13]', async () => {
  const mock = await limits()
  const uid = mock.ids['booking.morning']
  expect((await of(mock, 'two-a-day', tuesday)).body.data).toEqual({})
  const reply = await of(mock, 'two-a-day', `${tuesday}&bookingUidToReschedule=${uid}`)
  expect(timesOn(reply, '2026-01-06').slice(0, 3)).toEqual(['09:00', '09:30', '10:00'])
  expect(restsOn(reply)).toContain('AV-13')
})

it.each([
  ['several hold seats, the one day that is full: his own time alone', ['zoe', 'yan'], ['10:00']],
  ['nobody else holds a seat, every time', ['zoe'], ['09:00', '10:00', '11:00']],
] as const)('offers for the move of a seat, where %s [XT-45] [XT-51]', async (_when, holders, offered) => {
  const mock = await createMock({
    scenario: {
      format: 1,
      story: 'A class is held once a day.',
      users: { ada: {} },
      eventTypes: {
        class: {
          ...{ owner: 'ada', title: 'Class', slug: 'class', lengthInMinutes: 60 },
          ...{ seats: { seatsPerTimeSlot: 3 }, bookingLimitsCount: { day: 1 } },
        },
      },
      bookings: {
        morning: {
          ...{ eventType: 'class', start: '2026-01-06T10:00:00Z' },
          seats: holders.map((name) => ({ name, email: `${name}@example.com` })),
        },
      },
    },
    now: '2026-01-05T09:00:00Z',
    freeze: true,
  })
  const at = `start=2026-01-06T09:00Z&end=2026-01-06T12:00Z&bookingUidToReschedule=${mock.ids['booking.morning']}`
  expect(timesOn(await of(mock, 'class', at), '2026-01-06')).toEqual(offered)
  for (const time of offered) {
    mock.reset()
    const path = `/v2/bookings/${mock.ids['booking.morning']}/reschedule` as const
    const body = { start: `2026-01-06T${time}:00Z`, seatUid: mock.ids['seat.morning.0'] }
    expect((await ask(mock, `POST ${path}`, { version: bookingsVersion, body })).status).toBe(201)
  }
})

it('offers office hours of hosts without a schedule under the alternative [AV-02] [AL-26] [AL-27]', async () => {
  const at = { scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true } as const
  const monday = 'start=2026-01-05&end=2026-01-05'
  const usual = await of(await createMock(at), 'intro', monday)
  expect([timesOn(usual, '2026-01-05').at(-1), restsOn(usual)]).toEqual(['23:30', ['AV-02']])
  const office = await of(await createMock({ ...at, alternatives: ['AL-26', 'AL-27'] }), 'intro', monday)
  expect([timesOn(office, '2026-01-05')[0], timesOn(office, '2026-01-05').at(-1)]).toEqual(['11:00', '16:30'])
  expect(restsOn(office)).toEqual(['AL-26'])
})
