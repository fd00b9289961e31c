import { expect, it } from 'vitest'
import { createMock, type Scenario } from '../../src/index.js'
import { rotation, rotationNow } from '../builders/a-rotation.js'
import { ask, bookingsVersion as version } from '../client.js'

const link = { label: 'Example Calendar', link: 'https://calendar.example.com/add?event=own' }
const transcript = 'https://transcripts.example.com/own.vtt'
const own = {
  ...rotation.bookings?.['own'],
  eventType: 'own',
  start: '2026-01-06T21:00:00Z',
  calendarLinks: [link],
  references: [
    { type: 'example_calendar', eventUid: 'event-1', destinationCalendarId: 7 },
    { id: 600_001, type: 'svc-video', eventUid: 'room-1' },
  ],
  transcripts: [transcript],
  conferencingSessions: [
    {},
    {
      id: 'session-2',
      roomName: 'quay',
      start: '2026-01-06T21:05:00Z',
      duration: 600,
      ongoing: true,
      maxParticipants: 3,
      participants: [{ userId: '1001', userName: 'Ada Archer', joined: '2026-01-06T21:06:00Z', duration: 60 }, {}],
    },
  ],
}
const scenario = { ...rotation, bookings: { ...rotation.bookings, own } }
const open = () => createMock({ scenario, now: rotationNow, freeze: true })

const traces = ['calendar-links', 'references', 'transcripts', 'conferencing-sessions']
const guarded = traces.slice(1)

it('answers what was seeded [XT-08]', async () => {
  const mock = await open()
  const read = async (what: string) => (await ask(mock, `GET /v2/bookings/own/${what}`, { as: 'ada', version })).body
  expect(await read('calendar-links')).toEqual({ status: 'success', data: [link] })
  expect((await read('references')).data).toEqual([
    { id: 600_002, type: 'example_calendar', eventUid: 'event-1', destinationCalendarId: 7 },
    { id: 600_001, type: 'svc-video', eventUid: 'room-1', destinationCalendarId: null },
  ])
  expect((await read('transcripts')).data).toEqual([transcript])
  const startTime = Date.parse('2026-01-06T21:00:00Z') / 1000
  expect((await read('conferencing-sessions')).data).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      roomName: 'room-own',
      startTime,
      duration: 1800,
      ongoing: false,
      maxParticipants: 0,
      participants: [],
    },
    {
      id: 'session-2',
      roomName: 'quay',
      startTime: startTime + 300,
      duration: 600,
      ongoing: true,
      maxParticipants: 3,
      participants: [
        { userId: '1001', userName: 'Ada Archer', joinTime: startTime + 360, duration: 60 },
        { userId: null, userName: null, joinTime: startTime + 300, duration: 600 },
      ],
    },
  ])
})

it.each(traces)('answers no %s where none were seeded [XT-08]', async (what) => {
  const answer = await ask(await open(), `GET /v2/bookings/call/${what}`, { as: 'ada', version })
  expect([answer.status, answer.body]).toEqual([200, { status: 'success', data: [] }])
})

it('answers calendar links to everybody [XT-34]', async () => {
  const mock = await open()
  for (const options of [{ version }, { as: 'eve', version }])
    expect((await ask(mock, 'GET /v2/bookings/own/calendar-links', options)).body.data).toEqual([link])
})

it.each(guarded)('answers %s to organizer, hosts and admins [XT-08] [AU-08]', async (what) => {
  const mock = await open()
  for (const as of ['ada', 'ben', 'dan', 'fay', 'root'])
    expect((await ask(mock, `GET /v2/bookings/call/${what}`, { as, version })).status).toBe(200)
})

it.each(guarded)('refuses %s to anybody else [XT-08] [XT-34]', async (what) => {
  const mock = await open()
  for (const as of ['robin', 'gus', 'jon', 'eve']) {
    const answer = await ask(mock, `GET /v2/bookings/call/${what}`, { as, version })
    expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([403, 'booking.traces_forbidden'])
    expect(answer.body.error.message).toMatch(/organizer, a host, a team admin or an org admin may/)
  }
  const anonymous = await ask(mock, `GET /v2/bookings/call/${what}`, { version })
  expect(anonymous.headers.get('x-mock-refused-by')).toBe('auth.missing')
})

it.each(traces)('refuses %s of unknown uids, of that of a series, and in other versions [XT-32]', async (what) => {
  const mock = await open()
  const refusal = async (uid: string | number | undefined, options: { as: string; version?: string }) =>
    (await ask(mock, `GET /v2/bookings/${uid}/${what}`, options)).headers.get('x-mock-refused-by')
  expect(await refusal('nothing', { as: 'ada', version })).toBe('booking.unknown')
  expect(await refusal(mock.ids['series.series'], { as: 'ada', version })).toBe('booking.unknown')
  expect(await refusal('call', { as: 'ada' })).toBe('route.absent_in_version')
  expect(await refusal('call', { as: 'ada', version: '2024-04-15' })).toBe('route.absent_in_version')
})

it('gives what is seeded to a series to its first occurrence [XT-08]', async () => {
  const series = {
    ...rotation.bookings?.['series'],
    eventType: 'series',
    start: '2026-01-08T10:00:00Z',
    transcripts: [transcript],
  }
  const mock = await createMock({ scenario: { ...rotation, bookings: { series } }, now: rotationNow, freeze: true })
  const read = async (key: string) =>
    (await ask(mock, `GET /v2/bookings/${mock.ids[key]}/transcripts`, { as: 'ada', version })).body.data
  expect([await read('booking.series.0'), await read('booking.series.1')]).toEqual([[transcript], []])
})

it('goes back to what was seeded at a reset, and outlives the day', async () => {
  const mock = await open()
  mock.clock.advance({ days: 30 })
  mock.reset()
  const answer = await ask(mock, 'GET /v2/bookings/own/transcripts', { as: 'ada', version })
  expect(answer.body.data).toEqual([transcript])
})

it.each([
  [{ conferencingSessions: [{ start: 'never' }] }, 'bookings.own.conferencingSessions[0].start: "never" is no time'],
  [
    { conferencingSessions: [{ participants: [{ joined: 'never' }] }] },
    'bookings.own.conferencingSessions[0].participants[0].joined: "never" is no time',
  ],
  [{ transcripts: ['transcript'] }, 'bookings.own.transcripts[0]'],
  [{ calendarLinks: [{ label: 'Calendar' }] }, 'bookings.own.calendarLinks[0]'],
  [{ references: [{ kind: 'x', type: 'x', eventUid: 'y' }] }, 'unknown field "kind"'],
])('refuses to seed %j', async (traces, message) => {
  const bookings = { own: { ...own, ...traces } }
  await expect(createMock({ scenario: { ...rotation, bookings } as Scenario })).rejects.toThrow(message)
})
