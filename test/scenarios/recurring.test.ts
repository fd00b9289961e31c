import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'

const recurring = () => createMock({ scenario: 'recurring', now: '2026-03-16T09:00:00Z', freeze: true })
const starts = (data: readonly { start: string }[]) => data.map(({ start }) => start)

it('a weekly hour is booked as a series of four, at the same local time [BK-31, BK-34]', async () => {
  const mock = await recurring()
  const attendee = { name: 'Zoe Zane', email: 'zoe@example.com', timeZone: 'Europe/London' }
  const body = { eventTypeId: mock.ids['eventType.coaching'], start: '2026-03-18T16:00:00Z', attendee }
  const made = await ask(mock, 'POST /v2/bookings', { version: bookingsVersion, body })
  expect(made.status).toBe(201)
  expect(starts(made.body.data)).toEqual([
    '2026-03-18T16:00:00.000Z',
    '2026-03-25T16:00:00.000Z',
    '2026-04-01T15:00:00.000Z',
    '2026-04-08T15:00:00.000Z',
  ])
})

it('the uid of the series gives all of its occurrences [BK-60]', async () => {
  const mock = await recurring()
  const series = mock.ids['series.series']
  const { body } = await ask(mock, `GET /v2/bookings/${series}`, { as: 'owner', version: bookingsVersion })
  expect(starts(body.data)).toEqual([
    '2026-03-23T10:00:00.000Z',
    '2026-03-30T09:00:00.000Z',
    '2026-04-06T09:00:00.000Z',
    '2026-04-13T09:00:00.000Z',
  ])
  expect(body.data.map((it: { recurringBookingUid: string }) => it.recurringBookingUid)).toEqual(Array(4).fill(series))
})

it('one series is half over', async () => {
  const mock = await recurring()
  const { body } = await ask(mock, 'GET /v2/bookings?status=past', { as: 'owner', version: bookingsVersion })
  expect(body.data.map(({ uid }: { uid: string }) => uid)).toEqual([
    mock.ids['booking.halfOver.1'],
    mock.ids['booking.halfOver.0'],
  ])
})
