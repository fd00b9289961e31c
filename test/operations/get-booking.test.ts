import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { ask, bookingsVersion, restsOn } from '../client.js'

const mock = await createMock({ scenario: harbour, now: harbourNow, freeze: true })
const get = (uid: string, as?: string) =>
  ask(mock, `GET /v2/bookings/${uid}`, { ...(as && { as }), version: bookingsVersion })

it('returns a booking whole to anonymous callers, and rests on no choice [BK-60] [AU-20]', async () => {
  const answer = await get('first')
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    status: 'success',
    data: { id: 100001, uid: 'first', start: '2026-01-06T10:00:00.000Z', duration: 30, attendees: [{ name: 'Robin' }] },
    error: {},
  })
  expect(restsOn(answer)).toEqual([])
})

it.each(['ada', 'adaToken', 'platform', 'eve', 'mia', 'ben', 'cleo', 'dan', 'ivy'])(
  'returns the same to %s [AU-20]',
  async (as) => {
    expect((await get('first', as)).body).toEqual((await get('first')).body)
  },
)

it('returns one occurrence by its own uid [BK-60]', async () => {
  const { data } = (await get(String(mock.ids['booking.series.1']))).body
  expect(data).toMatchObject({ start: '2026-01-19T10:00:00.000Z', recurringBookingUid: mock.ids['series.series'] })
})

it('returns all occurrences by the uid of the series, by start [BK-60] [BK-36]', async () => {
  const { data } = (await get(String(mock.ids['series.series']))).body
  expect(data.map((it: { start: string }) => it.start)).toEqual([
    '2026-01-12T10:00:00.000Z',
    '2026-01-19T10:00:00.000Z',
    '2026-01-26T10:00:00.000Z',
  ])
  expect(new Set(data.map((it: { recurringBookingUid: string }) => it.recurringBookingUid)).size).toBe(1)
})

it('refuses an unknown uid and names it [BK-60]', async () => {
  const answer = await get('nothing', 'ada')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('x-mock-refused-by')).toBe('booking.unknown')
  expect(answer.body.error.message).toContain('nothing')
})

it('refuses wrong credentials although none would do [AU-07]', async () => {
  const answer = await ask(mock, 'GET /v2/bookings/first', { headers: { authorization: 'Bearer wrong' } })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([401, 'auth.token_unknown'])
})

it.each([
  ['anonymous callers', 'workshop', undefined, 0],
  ['an outsider, though a seat is hers', 'workshop', 'eve', 0],
  ['a colleague', 'workshop', 'jon', 0],
  ['the owner', 'workshop', 'ada', 2],
  ['the owner by access token', 'workshop', 'adaToken', 2],
  ['the owner behind an OAuth client', 'workshop', 'platform', 2],
  ["an admin of the owner's organization", 'workshop', 'dan', 2],
  ['a system admin', 'workshop', 'ivy', 2],
  ['anonymous callers where the event type shows them', 'open-workshop', undefined, 1],
  ['a plain member of the team', 'drill', 'jon', 0],
  ['a holder of another permission', 'drill', 'finn', 0],
  ['a host', 'drill', 'ben', 1],
  ['a team admin', 'drill', 'cleo', 1],
  ['an organization admin', 'drill', 'dan', 1],
])('shows the seats to the right people: %s of %s [BK-62]', async (_who, uid, as, seats) => {
  expect((await get(uid, as)).body.data.attendees).toHaveLength(seats)
})

it.each([undefined, '2024-04-15', '2024-06-14'])(
  'answers in the older form for version %s [VR-04] [VR-14]',
  async (version) => {
    const answer = await ask(mock, 'GET /v2/bookings/first', version ? { version } : {})
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      status: 'success',
      data: {
        uid: 'first',
        startTime: '2026-01-06T10:00:00.000Z',
        status: 'ACCEPTED',
        location: 'integrations:svc-video',
      },
      error: {},
    })
  },
)

it('does not know the uid of a series in the older form [VR-17]', async () => {
  const answer = await ask(mock, `GET /v2/bookings/${mock.ids['series.series']}`)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.unknown'])
  expect(answer.body.error.message).toContain(mock.ids['series.series'])
})

it('knows one occurrence in the older form [VR-17] [VR-14]', async () => {
  const answer = await ask(mock, `GET /v2/bookings/${mock.ids['booking.series']}`)
  expect(answer.body.data.recurringEventId).toBe(mock.ids['series.series'])
})

it('hides seats in the older form too [BK-62]', async () => {
  expect((await ask(mock, 'GET /v2/bookings/workshop', { as: 'eve' })).body.data.attendees).toEqual([])
  expect((await ask(mock, 'GET /v2/bookings/workshop', { as: 'ada' })).body.data.attendees).toHaveLength(2)
})
