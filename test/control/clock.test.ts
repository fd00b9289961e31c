import { expect, it } from 'vitest'
import { createMock, type Mock, type Scenario } from '../../src/index.js'
import { ask } from '../client.js'

const now = '2026-01-05T09:00:00.000Z'
const oneMeeting: Scenario = {
  format: 1,
  story: 'One meeting at ten.',
  users: { ada: {} },
  eventTypes: { call: { owner: 'ada', title: 'Call', lengthInMinutes: 30 } },
  bookings: {
    first: { eventType: 'call', start: '2026-01-05T10:00:00Z', attendee: { name: 'Zoe', email: 'zoe@example.com' } },
  },
  credentials: { owner: { kind: 'apiKey', user: 'ada' } },
}
const open = () => createMock({ scenario: oneMeeting, now, freeze: true })
const set = async (mock: Mock, body: object) => (await ask(mock, 'PUT /__svc/clock', { body })).body.data

it('reads a clock that stands, with how far it is from the time of the machine', async () => {
  const { body } = await ask(await open(), 'GET /__svc/clock')
  expect(body.data).toEqual({ now, mode: 'frozen', offset: expect.any(Number) })
  expect(Math.abs(Date.parse(now) - Date.now() - body.data.offset)).toBeLessThan(60_000)
})

it('reads a clock that nobody touched', async () => {
  const { body } = await ask(await createMock(), 'GET /__svc/clock')
  expect(body.data).toMatchObject({ mode: 'real', offset: 0 })
})

it('sets the time, and tells what came due on the way', async () => {
  const mock = await open()
  const bookingUid = mock.ids['booking.first']
  expect(await set(mock, { time: '2026-01-05T10:15:00Z' })).toEqual({
    clock: { now: '2026-01-05T10:15:00.000Z', mode: 'frozen', offset: expect.any(Number) },
    fired: [{ at: '2026-01-05T10:00:00.000Z', what: 'meetingStarted', bookingUid }],
  })
  expect((await set(mock, { time: now })).fired).toEqual([])
})

it('stops the clock at a time, lets it run on from there, and puts it back', async () => {
  const mock = await createMock()
  expect((await set(mock, { mode: 'frozen', time: '2026-01-05' })).clock).toMatchObject({
    now: '2026-01-05T00:00:00.000Z',
    mode: 'frozen',
  })
  const { clock } = await set(mock, { mode: 'offset' })
  expect([clock.mode, clock.offset < 0]).toEqual(['offset', true])
  expect((await set(mock, { mode: 'real' })).clock).toMatchObject({ mode: 'real', offset: 0 })
})

it('refuses a time together with that of the machine', async () => {
  const { status, headers, body } = await ask(await open(), 'PUT /__svc/clock', { body: { mode: 'real', time: now } })
  expect([status, headers.get('x-mock-refused-by'), body.error.message]).toEqual([
    400,
    'control.clock_set_twice',
    `The clock cannot read ${now} and the time of the machine; leave out time, or use the mode offset`,
  ])
})

it('advances and answers what `mock.clock.advance` would', async () => {
  const [mock, other] = [await open(), await open()]
  const { body } = await ask(mock, 'POST /__svc/clock/advance', { body: { hours: 2 } })
  expect(body.data.fired).toEqual(other.clock.advance({ hours: 2 }))
  expect(body.data.clock.now).toBe(other.clock.now())
})

it('refuses to go beyond the calendar, and stands where it stood', async () => {
  const mock = await open()
  await set(mock, { time: '9999-06-01' })
  for (const [request, body] of [
    ['POST /__svc/clock/advance', { days: 300 }],
    ['PUT /__svc/clock', { time: '9999-12-31' }],
  ] as const) {
    const refused = await ask(mock, request, { body })
    expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'control.unusable'])
  }
  expect(mock.clock.now()).toBe('9999-06-01T00:00:00.000Z')
})

it('runs from one due thing to the next, as far as it may', async () => {
  const mock = await open()
  const run = async (body?: object) => (await ask(mock, 'POST /__svc/clock/run-until-idle', { body })).body.data
  expect(await run({ most: { hours: 1 } })).toMatchObject({
    clock: { now: '2026-01-05T10:00:00.000Z' },
    fired: [{ what: 'meetingStarted' }],
  })
  expect((await run()).fired).toMatchObject([{ what: 'meetingEnded' }])
  expect((await run({})).fired).toEqual([])
})

it('tells which credential ran out, and which reservation', async () => {
  const credentials = { owner: { kind: 'apiKey', user: 'ada', expiresAt: '+90m' } } as const
  const mock = await createMock({ scenario: { ...oneMeeting, bookings: {}, credentials }, now, freeze: true })
  const slot = { eventTypeId: mock.ids['eventType.call'], slotStart: '2026-01-06T10:00:00Z' }
  const reserved = await ask(mock, 'POST /v2/slots/reservations', { version: '2024-09-04', body: slot })
  const { body } = await ask(mock, 'POST /__svc/clock/advance', { body: { hours: 2 } })
  expect(body.data.fired).toEqual([
    { at: '2026-01-05T09:05:00.000Z', what: 'reservationExpired', reservationUid: reserved.body.data.reservationUid },
    { at: '2026-01-05T10:30:00.000Z', what: 'tokenExpired', credential: 'owner' },
  ])
})
