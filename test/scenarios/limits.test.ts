import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'

const limits = () => createMock({ scenario: 'limits', freeze: true })
const book = (mock: Mock, key: string, start: string, email = 'dan@example.com') =>
  ask(mock, 'POST /v2/bookings', {
    version: bookingsVersion,
    body: {
      eventTypeId: mock.ids[`eventType.${key}`],
      start,
      attendee: { name: 'Dan Dale', email, timeZone: 'Europe/London' },
    },
  })
const refusal = async (reply: ReturnType<typeof book>) => {
  const { status, headers, body } = await reply
  return [status, headers.get('x-mock-refused-by'), body.error.message] as const
}

it('one person who keeps bookings within bounds', async () => {
  const mock = await limits()

  expect(await refusal(book(mock, 'short-notice', '2026-01-05T10:59:00Z'))).toEqual([
    400,
    'booking.notice_too_short',
    expect.stringContaining('book from 2026-01-05T11:00:00.000Z on'),
  ])
  expect((await book(mock, 'short-notice', '2026-01-05T11:00:00Z')).status).toBe(201)

  expect(await refusal(book(mock, 'this-week', '2026-01-12T10:00:00Z'))).toEqual([
    400,
    'booking.outside_window',
    expect.stringContaining('closes before 2026-01-10T00:00:00.000Z'),
  ])
  expect((await book(mock, 'this-week', '2026-01-09T10:00:00Z')).status).toBe(201)
})

it('a day that is full, and the next one that is not [BK-28]', async () => {
  const mock = await limits()

  expect(await refusal(book(mock, 'two-a-day', '2026-01-06T15:00:00Z'))).toEqual([
    400,
    'booking.limit_reached',
    expect.stringContaining(
      'takes 2 bookings a day and has 2 in the day from 2026-01-06T00:00:00.000Z; the next day begins at 2026-01-07T00:00:00.000Z',
    ),
  ])
  expect((await book(mock, 'two-a-day', '2026-01-07T15:00:00Z')).status).toBe(201)

  expect((await book(mock, 'two-hours', '2026-01-07T11:00:00Z')).status).toBe(201)
  expect((await book(mock, 'two-hours', '2026-01-07T12:00:00Z')).status).toBe(201)
  expect(await refusal(book(mock, 'two-hours', '2026-01-07T13:00:00Z'))).toEqual([
    400,
    'booking.duration_limit_reached',
    expect.stringContaining('takes 120 minutes a day and has 90'),
  ])
})

it('a booker who has one already is shown what to reschedule [AV-08]', async () => {
  const mock = await limits()
  const refused = await refusal(book(mock, 'one-each', '2026-01-08T12:00:00Z'))
  expect(refused).toEqual([
    400,
    'booking.active_limit_reached',
    expect.stringContaining(`reschedule booking ${mock.ids['booking.own']}`),
  ])
  expect((await book(mock, 'one-each', '2026-01-08T12:00:00Z', 'fay@example.com')).status).toBe(201)
})

it('working hours and buffers keep their distance [BK-30, AV-01, AV-04]', async () => {
  const mock = await limits()
  expect((await refusal(book(mock, 'roomy', '2026-01-09T16:30:00Z'))).slice(0, 2)).toEqual([
    400,
    'booking.outside_working_hours',
  ])
  expect((await refusal(book(mock, 'roomy', '2026-01-07T08:59:00Z'))).slice(0, 2)).toEqual([
    400,
    'booking.outside_working_hours',
  ])
  expect((await refusal(book(mock, 'roomy', '2026-01-07T10:40:00Z'))).slice(0, 2)).toEqual([
    400,
    'booking.buffer_overlaps',
  ])
  expect((await book(mock, 'roomy', '2026-01-07T10:45:00Z')).status).toBe(201)
})
