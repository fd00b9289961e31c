import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'

const open = () => createMock({ scenario: 'personal', now: '2026-01-05T09:00:00Z', freeze: true })

const attendee = { name: 'Cleo Carver', email: 'cleo@example.com', timeZone: 'Europe/London' }
const book = async (eventType: string, more: object = {}) => {
  const mock = await open()
  const body = { start: '2026-01-12T10:00:00Z', eventTypeId: mock.ids[`eventType.${eventType}`], attendee, ...more }
  return ask(mock, 'POST /v2/bookings', { version: bookingsVersion, body })
}

it.each([
  ['intro', {}, 30, '2026-01-12T10:30:00.000Z'],
  ['workshop', { bookingFieldsResponses: { topic: 'Tides' } }, 60, '2026-01-12T11:00:00.000Z'],
  ['workshop', { bookingFieldsResponses: { topic: 'Tides' }, lengthInMinutes: 120 }, 120, '2026-01-12T12:00:00.000Z'],
])('lasts as long as the event type %s, or as the request chose %o [AV-10]', async (eventType, more, duration, end) => {
  const { body } = await book(eventType, {
    ...more,
    ...(eventType === 'workshop' && { location: { type: 'address' } }),
  })
  expect([body.data?.duration, body.data?.end]).toEqual([duration, end])
})

it.each(['2026-01-11T03:00:00Z', '2026-12-25T23:59:00Z'])(
  'books a host without a schedule at any time, %s too [AV-02]',
  async (start) => {
    expect((await book('intro', { start })).status).toBe(201)
  },
)

it('takes the inputs of later versions for unknown properties [BK-09] [ER-07]', async () => {
  const answer = await book('intro', {
    overrideAvailability: true,
    allowConflicts: true,
    allowBookingOutOfBounds: true,
  })
  expect(answer.status).toBe(201)
  for (const name of ['overrideAvailability', 'allowConflicts', 'allowBookingOutOfBounds'])
    expect(answer.headers.get('x-mock-warning')).toContain(name)
})

it('leaves out what is unset, or shows it empty or null, as each field says [ER-18] [BK-41]', async () => {
  const { body } = await book('intro')
  const absent = [
    'rating',
    'reschedulingReason',
    'rescheduledByEmail',
    'rescheduledFromUid',
    'rescheduledToUid',
    'guests',
  ]
  expect(absent.filter((key) => key in body.data)).toEqual([])
  expect([body.data.cancellationReason, body.data.description, body.data.metadata]).toEqual(['', '', {}])
  const mock = await open()
  const { body: type } = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.intro']}`, {
    as: 'owner',
    version: '2024-06-14',
  })
  expect([type.data.scheduleId, type.data.recurrence, 'color' in type.data]).toEqual([null, null, false])
})
