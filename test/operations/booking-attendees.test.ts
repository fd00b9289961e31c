import { expect, it } from 'vitest'
import { createMock, type MockOptions } from '../../src/index.js'
import { rotation, rotationNow } from '../builders/a-rotation.js'
import { ask, bookingsVersion as version } from '../client.js'

const open = (options: MockOptions = {}) =>
  createMock({ scenario: rotation, now: rotationNow, freeze: true, ...options })
type Mock = Awaited<ReturnType<typeof open>>

const list = (mock: Mock, { uid = 'call', as = 'ada', query = '' } = {}) =>
  ask(mock, `GET /v2/bookings/${uid}/attendees${query}`, { as, version })
const add = (mock: Mock, body: unknown, { uid = 'call', as = 'ada' } = {}) =>
  ask(mock, `POST /v2/bookings/${uid}/attendees`, { as, version, body })
const remove = (mock: Mock, id: unknown, { uid = 'call', as = 'ada' } = {}) =>
  ask(mock, `DELETE /v2/bookings/${uid}/attendees/${id}`, { as, version })
const emails = async (mock: Mock, uid = 'call') =>
  (await ask(mock, `GET /v2/bookings/${uid}`, { version })).body.data.attendees.map((it: { email: string }) => it.email)

const kim = {
  name: 'Kim',
  email: 'kim@example.com',
  timeZone: 'Europe/Paris',
  language: 'fr',
  phoneNumber: '+33199000000',
}

it('lists who comes, with their numbers [XT-06]', async () => {
  const mock = await open()
  const { status, body } = await list(mock)
  const person = { bookingId: mock.ids['booking.call.id'], absent: false, language: 'en', timeZone: 'Asia/Kathmandu' }
  const robin = { name: 'Robin', email: 'robin@example.com', displayEmail: 'robin@example.com' }
  const gus = { name: '', email: 'gus@example.com', displayEmail: 'gus@example.com' }
  expect([status, body]).toEqual([
    200,
    {
      status: 'success',
      data: [
        { ...person, ...robin, id: mock.ids['attendee.call.0'] },
        { ...person, ...gus, id: mock.ids['attendee.call.1'] },
      ],
    },
  ])
})

it.each([
  ['?take=1', 1],
  ['?skip=1', 1],
  ['?skip=2', 0],
  ['?skip=99', 0],
  ['?take=1&skip=1', 1],
  ['?take=1000', 2],
])('cuts the list by %s [XT-30]', async (query, count) => {
  expect((await list(await open(), { query })).body.data).toHaveLength(count)
})

it.each(['?take=0', '?take=x', '?skip=-1', '?skip=1.5'])('refuses %s [XT-30]', async (query) => {
  const answer = await list(await open(), { query })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
})

it('lists the holders of seats to those who run the meeting, and to others where the type shows them [BK-62] [XT-06]', async () => {
  const mock = await open()
  const all = (await list(mock, { uid: 'hidden' })).body.data
  expect(all.map((it: { seatUid: string }) => it.seatUid)).toEqual([
    mock.ids['seat.hidden.0'],
    mock.ids['seat.hidden.1'],
  ])
  expect((await list(mock, { uid: 'hidden', as: 'robin' })).body.data).toEqual([])
  expect((await list(mock, { uid: 'shown', as: 'robin' })).body.data).toHaveLength(1)
})

it('adds an attendee, who counts among the guests [XT-06]', async () => {
  const mock = await open()
  mock.clock.advance({ hours: 1 })
  const answer = await add(mock, kim)
  const bookingId = mock.ids['booking.call.id']
  const shown = { ...kim, displayEmail: kim.email, absent: false, bookingId, id: answer.body.data.id }
  expect([answer.status, answer.body]).toEqual([201, { status: 'success', data: shown }])
  expect(await emails(mock)).toEqual(['robin@example.com', 'gus@example.com', 'kim@example.com'])
  expect((await list(mock)).body.data.at(-1)).toEqual(shown)
  const { data } = (await ask(mock, 'GET /v2/bookings/call', { version })).body
  expect([data.guests, data.updatedAt]).toEqual([['gus@example.com', 'kim@example.com'], '2026-01-05T10:00:00.000Z'])
})

it('adds an attendee by phone number alone, in the language en [BK-45]', async () => {
  const answer = await add(await open(), { name: 'Kim', timeZone: 'UTC', phoneNumber: '+1 555 0100' })
  expect(answer.body.data).toMatchObject({ email: '15550100@sms.svc', language: 'en', phoneNumber: '+1 555 0100' })
})

it.each([
  ['no name', { ...kim, name: undefined }, 'name'],
  ['no zone', { ...kim, timeZone: undefined }, 'timeZone'],
  ['an unknown zone', { ...kim, timeZone: 'Mars/Base' }, 'timeZone'],
  ['an address that is none', { ...kim, email: 'kim' }, 'email'],
  ['a number for a language', { ...kim, language: 1 }, 'language'],
  ['neither address nor phone number', { name: 'Kim', timeZone: 'UTC' }, 'email'],
  ['an array', [kim], 'object'],
])('refuses %s [XT-06] [BK-11]', async (_what, body, telling) => {
  const answer = await add(await open(), body)
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body.error)).toContain(telling)
})

it('refuses an attendee without address, and says what would do [BK-11]', async () => {
  const answer = await add(await open(), { name: 'Kim', timeZone: 'UTC', phoneNumber: 'none' })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.attendee_unknown'])
  expect(answer.body.error.message).toMatch(/^The attendee has no email, and phoneNumber is "none"/)
})

it.each(['Robin@example.com', 'gus@example.com', 'ada@example.com'])(
  'refuses %s, who comes already [XT-06]',
  async (email) => {
    const answer = await add(await open(), { ...kim, email })
    expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.attendee_comes'])
    expect(answer.body.error.message).toContain(email)
  },
)

it('takes phone numbers and languages of any form and warns, and refuses them where the alternatives are on [AL-33] [AL-34]', async () => {
  const lenient = await add(await open(), { ...kim, phoneNumber: '555', language: 'xx' })
  expect([lenient.status, lenient.headers.get('x-mock-warning')]).toEqual([201, expect.stringMatching(/AL-34.*AL-33/s)])
  const phone = await add(await open({ alternatives: ['AL-34'] }), { ...kim, phoneNumber: '555' })
  expect(phone.headers.get('x-mock-refused-by')).toBe('booking.phone_not_international')
  const language = await add(await open({ alternatives: ['AL-33'] }), { ...kim, language: 'xx' })
  expect(language.headers.get('x-mock-refused-by')).toBe('user.locale_unknown')
})

it('removes a guest, and answers whom it removed [XT-06]', async () => {
  const mock = await open()
  mock.clock.advance({ hours: 1 })
  const id = mock.ids['attendee.call.1']
  const answer = await remove(mock, id)
  expect([answer.status, answer.body.data]).toMatchObject([200, { id, email: 'gus@example.com' }])
  const { data } = (await ask(mock, 'GET /v2/bookings/call', { version })).body
  expect([data.attendees.length, data.guests, data.updatedAt]).toEqual([1, undefined, '2026-01-05T10:00:00.000Z'])
  const again = await remove(mock, id)
  expect([again.status, again.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.no_such_attendee'])
})

it.each([
  ['the booker, the last one', 'call', 0, /is the booker and cannot be removed; cancel/],
  ['a host', 'together', 1, /is a host and cannot be removed; reassign/],
])('refuses to remove %s [XT-06]', async (_who, uid, position, telling) => {
  const mock = await open()
  const answer = await remove(mock, mock.ids[`attendee.${uid}.${position}`], { uid })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.attendee_stays'])
  expect(answer.body.error.message).toMatch(telling)
})

it('refuses a number that another booking has, and one that is none [XT-06]', async () => {
  const mock = await open()
  const foreign = await remove(mock, mock.ids['attendee.own.0'])
  expect([foreign.status, foreign.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.no_such_attendee'])
  expect((await remove(mock, 'gus')).headers.get('x-mock-refused-by')).toBe('request.path_parameter_invalid')
})

it.each([
  ['closed', 'booking.takes_no_guests'],
  ['hidden', 'booking.has_seats'],
  ['cancelled', 'booking.is_off'],
])('adds nobody to the booking %s [XT-06] [XT-49] [BK-47]', async (uid, name) => {
  const answer = await add(await open(), kim, { uid })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, name])
})

it.each([
  ['hidden', 'booking.has_seats'],
  ['cancelled', 'booking.is_off'],
])('removes nobody from the booking %s [XT-06] [BK-47]', async (uid, name) => {
  const mock = await open()
  const answer = await remove(mock, mock.ids[`attendee.${uid}.0`], { uid })
  expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([400, name])
})

it.each(['ada', 'ben', 'robin', 'gus', 'dan', 'fay', 'root'])(
  'lets organizer, hosts, attendees and admins list and add, here %s [XT-06] [XT-49]',
  async (as) => {
    const mock = await open()
    expect([(await list(mock, { as })).status, (await add(mock, kim, { as })).status]).toEqual([200, 201])
  },
)

it.each(['eve', 'jon'])('refuses anybody else, here %s [XT-06] [XT-49]', async (as) => {
  const mock = await open()
  const answers = [
    await list(mock, { as }),
    await add(mock, kim, { as }),
    await remove(mock, mock.ids['attendee.call.1'], { as }),
  ]
  expect(answers.map((it) => [it.status, it.headers.get('x-mock-refused-by')])).toEqual([
    [403, 'booking.attendees_forbidden'],
    [403, 'booking.invite_forbidden'],
    [403, 'booking.remove_forbidden'],
  ])
})

it('lets an attendee remove himself, and nobody else [XT-06]', async () => {
  const mock = await open()
  const id = mock.ids['attendee.call.1']
  expect((await remove(mock, id, { as: 'robin' })).headers.get('x-mock-refused-by')).toBe('booking.remove_forbidden')
  expect((await remove(mock, id, { as: 'gus' })).status).toBe(200)
})

it.each(['GET', 'POST', 'DELETE'])(
  'refuses anonymous callers, unknown uids and other versions of %s [XT-32] [XT-34]',
  async (method) => {
    const mock = await open()
    const tail = method === 'DELETE' ? `/${mock.ids['attendee.call.1']}` : ''
    const refusal = async (uid: string | number | undefined, options: { as?: string; version?: string }) =>
      (await ask(mock, `${method} /v2/bookings/${uid}/attendees${tail}`, options)).headers.get('x-mock-refused-by')
    expect(await refusal('call', { version })).toBe('auth.missing')
    expect(await refusal('nothing', { as: 'ada', version })).toBe('booking.unknown')
    expect(await refusal(mock.ids['series.series'], { as: 'ada', version })).toBe('booking.unknown')
    expect(await refusal('call', { as: 'ada' })).toBe('route.absent_in_version')
    expect(await refusal('call', { as: 'ada', version: '2024-04-15' })).toBe('route.absent_in_version')
  },
)
