import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { rotation, rotationNow } from '../builders/a-rotation.js'
import { ask, bookingsVersion as version } from '../client.js'

const open = () => createMock({ scenario: rotation, now: rotationNow, freeze: true })
type Mock = Awaited<ReturnType<typeof open>>

const invite = (mock: Mock, guests: unknown, { uid = 'call', as = 'ada' } = {}) =>
  ask(mock, `POST /v2/bookings/${uid}/guests`, { as, version, body: { guests } })
const kim = { email: 'kim@example.com', name: 'Kim' }

it("adds guests after those there are, in the booker's zone [XT-05] [XT-49] [BK-44]", async () => {
  const mock = await open()
  mock.clock.advance({ hours: 1 })
  const { body: before } = await ask(mock, 'GET /v2/bookings/call', { version })
  const answer = await invite(mock, [kim, { email: 'lee@example.com' }])
  expect(answer.status).toBe(200)
  const guest = { absent: false, language: 'en', timeZone: 'Asia/Kathmandu' }
  const guests = ['gus@example.com', 'kim@example.com', 'lee@example.com']
  expect(answer.body.data).toEqual({
    ...before.data,
    guests,
    attendees: [
      ...before.data.attendees,
      { ...guest, ...kim, displayEmail: kim.email },
      { ...guest, name: '', email: 'lee@example.com', displayEmail: 'lee@example.com' },
    ],
    bookingFieldsResponses: { ...before.data.bookingFieldsResponses, guests, displayGuests: guests },
    updatedAt: '2026-01-05T10:00:00.000Z',
  })
  expect((await ask(mock, 'GET /v2/bookings/call', { version })).body.data).toEqual(answer.body.data)
})

it('skips those whom the booking knows, hosts too, and leaves it then as it is [XT-49]', async () => {
  const mock = await open()
  mock.clock.advance({ hours: 1 })
  const known = [{ email: 'Robin@example.com' }, { email: 'gus@EXAMPLE.com' }, { email: 'ada@example.com' }]
  const { data } = (await invite(mock, known)).body
  expect([data.guests, data.updatedAt]).toEqual([['gus@example.com'], rotationNow])
  const more = await invite(mock, [...known, kim, { email: 'KIM@example.com' }])
  expect(more.body.data.guests).toEqual(['gus@example.com', 'kim@example.com'])
})

it('stands guests before the hosts who attend [BK-44]', async () => {
  const { body } = await invite(await open(), [kim], { uid: 'together' })
  expect(body.data.attendees.map((it: { email: string }) => it.email)).toEqual([
    'robin@example.com',
    'kim@example.com',
    'ben@example.com',
  ])
})

it('takes an empty list, and 10,000 guests in bounded time, also upon 10,000 others', async () => {
  const mock = await open()
  expect((await invite(mock, [])).body.data.guests).toEqual(['gus@example.com'])
  const many = (prefix: string) =>
    Array.from({ length: 10_000 }, (_, index) => ({ email: `${prefix}${index}@example.com` }))
  const begun = performance.now()
  expect((await invite(mock, many('a'))).body.data.guests).toHaveLength(10_001)
  expect((await invite(mock, many('b'))).body.data.guests).toHaveLength(20_001)
  expect((await invite(mock, many('b'))).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(5000)
})

it.each([
  ['no guests', undefined, 'guests'],
  ['a text', 'kim@example.com', 'guests'],
  ['texts', ['kim@example.com'], 'guests'],
  ['a guest without address', [{ name: 'Kim' }], 'email'],
  ['an address that is none', [{ email: 'kim' }], 'email'],
  ['an empty address', [{ email: '' }], 'email'],
  ['a name that is a number', [{ email: 'kim@example.com', name: 1 }], 'name'],
])('refuses %s [XT-49]', async (_what, guests, telling) => {
  const answer = await invite(await open(), guests)
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(answer.body.error)).toContain(telling)
})

it.each([
  ['where guests are disabled', 'closed', 'booking.takes_no_guests', /disableGuests/],
  ['where people hold seats', 'hidden', 'booking.has_seats', /seatUid/],
  ['of a cancelled booking', 'cancelled', 'booking.is_off', /is cancelled/],
  ['of a rejected booking', 'rejected', 'booking.is_off', /is rejected/],
])('refuses guests %s [XT-49] [XT-06] [BK-47]', async (_where, uid, name, telling) => {
  const answer = await invite(await open(), [kim], { uid })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, name])
  expect(answer.body.error.message).toMatch(telling)
})

it.each(['ada', 'ben', 'robin', 'gus', 'dan', 'fay', 'root'])(
  'lets organizer, hosts, attendees and admins add guests, here %s [XT-49]',
  async (as) => {
    expect((await invite(await open(), [kim], { as })).status).toBe(200)
  },
)

it.each(['eve', 'jon'])('refuses anybody else, here %s [XT-49]', async (as) => {
  const answer = await invite(await open(), [kim], { as })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([403, 'booking.invite_forbidden'])
  expect(answer.body.error.message).toMatch(/organizer, a host, an attendee, a team admin or an org admin may/)
})

it('refuses anonymous callers, unknown uids, that of a series, and other versions [XT-32] [XT-34]', async () => {
  const mock = await open()
  const refusal = async (uid: string | number | undefined, options: { as?: string; version?: string }) =>
    (await ask(mock, `POST /v2/bookings/${uid}/guests`, options)).headers.get('x-mock-refused-by')
  expect(await refusal('call', { version })).toBe('auth.missing')
  expect(await refusal('nothing', { as: 'ada', version })).toBe('booking.unknown')
  expect(await refusal(mock.ids['series.series'], { as: 'ada', version })).toBe('booking.unknown')
  expect(await refusal('call', { as: 'ada' })).toBe('route.absent_in_version')
  expect(await refusal('call', { as: 'ada', version: '2024-04-15' })).toBe('route.absent_in_version')
})
