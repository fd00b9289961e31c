import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'

const dst = () => createMock({ scenario: 'dst', freeze: true })
const slots = async (mock: Mock, key: string, query: string): Promise<readonly string[]> => {
  const path = `/v2/slots?eventTypeId=${mock.ids[`eventType.${key}`]}&${query}` as const
  const { body } = await ask(mock, `GET ${path}`, { version: '2024-09-04' })
  return Object.values(body.data as Record<string, { start: string }[]>).flatMap((day) => day.map(({ start }) => start))
}
const first = async (mock: Mock, key: string, date: string) => (await slots(mock, key, `start=${date}&end=${date}`))[0]

it('working hours keep their local time across clock changes in either direction', async () => {
  const mock = await dst()
  expect(await first(mock, 'london', '2026-03-27')).toBe('2026-03-27T09:00:00.000Z')
  expect(await first(mock, 'london', '2026-03-30')).toBe('2026-03-30T08:00:00.000Z')
  expect(await first(mock, 'london', '2026-10-26')).toBe('2026-10-26T09:00:00.000Z')
  expect(await first(mock, 'new-york', '2026-03-06')).toBe('2026-03-06T14:00:00.000Z')
  expect(await first(mock, 'new-york', '2026-03-09')).toBe('2026-03-09T13:00:00.000Z')
})

it('a night loses the hour that is skipped and gains the one that is repeated', async () => {
  const mock = await dst()
  const inLondon = (date: string) => slots(mock, 'night', `start=${date}&end=${date}&timeZone=Europe/London`)
  expect(await inLondon('2026-03-28')).toHaveLength(4)
  expect(await inLondon('2026-03-29')).toEqual([
    '2026-03-29T00:00:00.000+00:00',
    '2026-03-29T02:00:00.000+01:00',
    '2026-03-29T03:00:00.000+01:00',
  ])
  expect(await inLondon('2026-10-25')).toEqual([
    '2026-10-25T00:00:00.000+01:00',
    '2026-10-25T01:00:00.000+01:00',
    '2026-10-25T01:00:00.000+00:00',
    '2026-10-25T02:00:00.000+00:00',
    '2026-10-25T03:00:00.000+00:00',
  ])
})

it('odd offsets, the date line, and dates with hours of their own', async () => {
  const mock = await dst()
  expect(await first(mock, 'kathmandu', '2026-03-27')).toBe('2026-03-27T03:15:00.000Z')
  expect(await slots(mock, 'kathmandu', 'start=2026-03-30&end=2026-03-31')).toEqual([
    '2026-03-30T06:15:00.000Z',
    '2026-03-30T07:15:00.000Z',
  ])
  expect(await slots(mock, 'apia', 'start=2026-03-09&end=2026-03-09&timeZone=Pacific/Apia')).toHaveLength(8)
  expect(await first(mock, 'apia', '2026-03-08')).toBe('2026-03-08T20:00:00.000Z')
})

it('a series keeps its local time, and so its place within working hours [BK-34, BK-35]', async () => {
  const mock = await dst()
  const made = await ask(mock, 'POST /v2/bookings', {
    version: bookingsVersion,
    body: {
      eventTypeId: mock.ids['eventType.weekly'],
      start: '2026-03-16T16:00:00Z',
      attendee: { name: 'Eve Ellis', email: 'eve@example.com', timeZone: 'Europe/London' },
    },
  })
  expect(made.body.data.map(({ start }: { start: string }) => start)).toEqual([
    '2026-03-16T16:00:00.000Z',
    '2026-03-23T16:00:00.000Z',
    '2026-03-30T15:00:00.000Z',
    '2026-04-06T15:00:00.000Z',
  ])
})

it('a series counted in a zone without clock changes leaves working hours, and is refused whole [BK-35, AV-01]', async () => {
  const mock = await dst()
  const refused = await ask(mock, 'POST /v2/bookings', {
    version: bookingsVersion,
    body: {
      eventTypeId: mock.ids['eventType.weekly'],
      start: '2026-03-16T16:00:00Z',
      attendee: { name: 'Cleo Carver', email: 'cleo@example.com', timeZone: 'Asia/Kathmandu' },
    },
  })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.outside_working_hours'])
  const { body } = await ask(mock, 'GET /v2/bookings', { as: 'owner', version: bookingsVersion })
  expect(body.data).toEqual([])
})
