import { beforeEach, expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { book, booker, desk, deskNow } from '../builders/a-booking-desk.js'

let mock: Mock

beforeEach(async () => {
  mock = await createMock({ scenario: desk, now: deskNow, freeze: true })
})

const answering = (answers: object) => ({ bookingFieldsResponses: answers })

it('invites guests that are sent as an answer, with those sent beside it, nobody twice [BK-44, BK-46]', async () => {
  const { status, body } = await book(mock, 'intro', {
    guests: ['cleo@example.com'],
    ...answering({ guests: ['eve@example.com', 'Cleo@example.com'] }),
  })

  expect(status).toBe(201)
  const guests = ['cleo@example.com', 'eve@example.com']
  expect(body.data.guests).toEqual(guests)
  expect(body.data.attendees.map((it: { email: string }) => it.email)).toEqual(['dan@example.com', ...guests])
  expect(body.data.bookingFieldsResponses).toMatchObject({ guests, displayGuests: guests })
})

it.each([
  ['no address', ['not-an-email', 'eve@example.com'], /bookingFieldsResponses\.guests\.0 must be an e-mail address/],
  ['a text', 'eve@example.com', /bookingFieldsResponses\.guests must be an array/],
  ['null', null, /bookingFieldsResponses\.guests must be an array/],
])('refuses guests that are %s in the answers [BK-11]', async (_what, guests, message) => {
  const answered = await book(mock, 'intro', answering({ guests }))

  expect([answered.status, answered.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(answered.body.error.message).toMatch(message)
})

it('refuses guests among the answers where they are disabled [BK-25]', async () => {
  const answered = await book(mock, 'alone', answering({ guests: ['eve@example.com'] }))

  expect([answered.status, answered.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.guests_disabled'])
})

it.each<[string, object, string]>([
  ['name', { name: 'Somebody Else' }, 'attendee.name'],
  ['name', { name: 5 }, 'attendee.name'],
  ['email', { email: 'eve@example.com' }, 'attendee.email'],
  ['displayEmail', { displayEmail: 'eve@example.com' }, 'attendee.email'],
  ['location', { location: { value: 'address', optionValue: '1 Quay Street' } }, 'location'],
])('says of an answer to %s, %o, that something else answers it [BK-46]', async (slug, answers, through) => {
  const answered = await book(mock, 'intro', answering(answers))

  expect(answered.status).toBe(201)
  expect(answered.headers.get('x-mock-warning')).toContain(
    `bookingFieldsResponses.${slug} was ignored; ${through} answers it`,
  )
})

it('says nothing of answers that repeat what is known [BK-46]', async () => {
  const answered = await book(mock, 'intro', {
    attendee: booker({ phoneNumber: '+15550100' }),
    ...answering({
      name: 'Dan Dale',
      email: 'dan@example.com',
      attendeePhoneNumber: '+15550100',
      location: { optionValue: '', value: 'integrations:svc-video' },
    }),
  })

  expect([answered.status, answered.headers.get('x-mock-warning')]).toEqual([201, null])
})

it('refuses null for an answer, which is no text [BK-21]', async () => {
  const answered = await book(mock, 'intro', answering({ notes: null }))

  expect([answered.status, answered.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.answer_type_wrong'])
  expect(answered.body.error.message).toMatch(/notes is null; send a string/)
})

it('refuses a start with a blank in place of its T [BK-11, ER-19]', async () => {
  const answered = await book(mock, 'intro', { start: '2026-07-05 10:00:00Z' })

  expect([answered.status, answered.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(answered.body.error.message).toMatch(/^start must be an ISO 8601/)
})

it("stores the booker's time zone in its usual spelling, and that of his guests [BK-11, ME-01]", async () => {
  const { body } = await book(mock, 'intro', {
    attendee: booker({ timeZone: 'europe/london' }),
    guests: ['eve@example.com'],
  })

  expect(body.data.attendees).toMatchObject([{ timeZone: 'Europe/London' }, { timeZone: 'Europe/London' }])
})

it.each([
  [1_000_000, /^lengthInMinutes is 1000000; event type \d+ takes 30$/],
  [1e300, /^lengthInMinutes is 1e\+300; event type \d+ takes 30$/],
  [0.5, /^lengthInMinutes is 0\.5; event type \d+ takes 30$/],
  [0, /^lengthInMinutes is 0; event type \d+ takes 30$/],
  [-30, /^lengthInMinutes is -30; event type \d+ takes 30$/],
])('refuses a length of %d minutes, whatever the kind of booking [BK-22]', async (lengthInMinutes, message) => {
  for (const eventType of ['intro', 'weekly', 'talk', 'turns']) {
    const answered = await book(mock, eventType, { lengthInMinutes })
    expect([answered.status, answered.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.length_not_offered'])
    expect(answered.body.error.message).toMatch(message)
  }
})
