import { beforeEach, expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { book, booker, desk, deskNow } from '../builders/a-booking-desk.js'
import { ask, restsOn } from '../client.js'

let mock: Mock

beforeEach(async () => {
  mock = await createMock({ scenario: desk, now: deskNow, freeze: true })
})

const older = { version: '2024-04-15' }

const bookOlder = (eventType: string, body: object = {}) =>
  ask(mock, 'POST /v2/bookings', {
    ...older,
    body: {
      start: '2026-01-12T10:00:00Z',
      eventTypeId: mock.ids[`eventType.${eventType}`],
      timeZone: 'Europe/Berlin',
      language: 'de',
      responses: { name: 'Dan Dale', email: 'dan@example.com', guests: ['cleo@example.com'], notes: 'Hello.' },
      metadata: { source: 'newsletter' },
      ...body,
    },
  })

const keysOfOlderBooking = [
  ...[
    'title',
    'id',
    'uid',
    'description',
    'customInputs',
    'smsReminderNumber',
    'recurringEventId',
    'startTime',
    'endTime',
  ],
  ...[
    'location',
    'status',
    'metadata',
    'cancellationReason',
    'responses',
    'rejectionReason',
    'userPrimaryEmail',
    'user',
  ],
  ...['attendees', 'eventTypeId', 'eventType', 'userId'],
]

it('books in the older form, and answers in it [VR-11, VR-14]', async () => {
  const answered = await bookOlder('intro')

  expect(answered.status).toBe(201)
  expect(Object.keys(answered.body)).toEqual(['status', 'data'])
  expect(Object.keys(answered.body.data).sort()).toEqual([...keysOfOlderBooking].sort())
  expect(answered.body.data).toMatchObject({
    title: 'Intro call between Ada Archer and Dan Dale',
    description: 'Hello.',
    status: 'ACCEPTED',
    startTime: '2026-01-12T10:00:00.000Z',
    location: 'integrations:svc-video',
    userId: mock.ids['user.ada'],
    metadata: { source: 'newsletter' },
    attendees: [{ email: 'dan@example.com', timeZone: 'Europe/Berlin', locale: 'de' }, { email: 'cleo@example.com' }],
    responses: { name: 'Dan Dale', notes: 'Hello.', guests: ['cleo@example.com'] },
  })
})

it('answers any other version than the current one in the older form too [VR-03]', async () => {
  expect((await book(mock, 'intro', {}, { version: '2024-06-14' })).body.data).toHaveProperty('startTime')
})

it('takes the current body too, and maps it [VR-12]', async () => {
  const answered = await book(mock, 'place', { location: { type: 'address' } }, older)

  expect(answered.body.data).toMatchObject({
    startTime: '2026-01-12T10:00:00.000Z',
    location: '1 Quay Street',
    attendees: [{ name: 'Dan Dale', email: 'dan@example.com', timeZone: 'Europe/London', locale: 'en' }],
    responses: { name: 'Dan Dale', email: 'dan@example.com' },
  })
  expect(restsOn(answered)).toContain('VR-12')
})

it('makes one booking even of a recurring event type [VR-12]', async () => {
  const answered = await book(mock, 'weekly', { recurrenceCount: 2 }, older)

  expect(answered.body.data).toMatchObject({ startTime: '2026-01-12T10:00:00.000Z', recurringEventId: null })
  const list = await ask(mock, 'GET /v2/bookings', { as: 'owner', version: '2024-08-13' })
  expect(list.body.pagination.totalItems).toBe(1)
})

it.each([
  ['an app', 'intro', { value: 'integrations:svc-video', optionValue: '' }, 'integrations:svc-video'],
  ['a kind', 'place', { value: 'address' }, '1 Quay Street'],
])('reads %s in its stored form as a location [VR-11, BK-54]', async (_what, eventType, location, shown) => {
  const answered = await bookOlder(eventType, { responses: { name: 'Dan Dale', email: 'dan@example.com', location } })

  expect(answered.body.data.location).toBe(shown)
})

it('refuses a location that the event type does not list [BK-23]', async () => {
  const responses = { name: 'Dan', email: 'dan@example.com', location: { value: 'https://meet.example.com/x' } }

  expect((await bookOlder('intro', { responses })).headers.get('x-mock-refused-by')).toBe(
    'booking.location_not_offered',
  )
})

it('takes the length from the end, and refuses one that is not offered [BK-22]', async () => {
  const hour = await bookOlder('several', { end: '2026-01-12T11:00:00Z' })
  expect(hour.body.data.endTime).toBe('2026-01-12T11:00:00.000Z')
  expect(hour.headers.get('x-mock-warning') ?? '').not.toContain('AL-15')

  const odd = await bookOlder('several', { start: '2026-01-12T12:00:00Z', end: '2026-01-12T12:45:00Z' })
  expect(odd.headers.get('x-mock-refused-by')).toBe('booking.length_not_offered')
})

it('shows a booker of a hidden seat nobody but himself [BK-62]', async () => {
  await book(mock, 'class', { metadata: { secret: true }, bookingFieldsResponses: { notes: 'Secret.' } })

  const { body } = await book(mock, 'class', { attendee: booker({ email: 'eve@example.com' }) }, older)
  expect(body.data.attendees).toMatchObject([{ email: 'eve@example.com' }])
  expect(body.data.metadata).toEqual({})
  expect(JSON.stringify(body.data.responses)).not.toContain('Secret.')
})

it.each([
  ['no form at all', { start: '2026-01-12T10:00:00Z' }],
  ['an older form spoilt by an attendee', { attendee: 5 }],
])('refuses %s with 400 [VR-12]', async (_what, body) => {
  const answered =
    'attendee' in body ? await bookOlder('intro', body) : await ask(mock, 'POST /v2/bookings', { ...older, body })

  expect([answered.status, answered.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
})

it('refuses as the current generation does, without a trace', async () => {
  await bookOlder('intro')

  expect((await bookOlder('intro')).headers.get('x-mock-refused-by')).toBe('booking.host_busy')
})
