import { expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'

const busyWeek = () => createMock({ scenario: 'busy-week', freeze: true })
const tuesday = async (mock: Mock, key: string): Promise<readonly string[]> => {
  const path = `/v2/slots?eventTypeId=${mock.ids[`eventType.${key}`]}&start=2026-01-06&end=2026-01-06` as const
  const { body } = await ask(mock, `GET ${path}`, { version: '2024-09-04' })
  return (body.data['2026-01-06'] ?? []).map(({ start }: { start: string }) => start.slice(11, 16))
}
const book = (mock: Mock, key: string, time: string) =>
  ask(mock, 'POST /v2/bookings', {
    version: bookingsVersion,
    body: {
      eventTypeId: mock.ids[`eventType.${key}`],
      start: `2026-01-06T${time}:00Z`,
      attendee: { name: 'Gil Gray', email: 'gil@example.com', timeZone: 'Europe/London' },
    },
  })

it('a team in a week that leaves few free times', async () => {
  const mock = await busyWeek()
  expect(await tuesday(mock, 'turns')).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
  expect(await tuesday(mock, 'all')).toEqual(['11:00', '14:00', '16:00'])
  expect(await tuesday(mock, 'solo')).toEqual(['16:00'])
})

it.each(['turns', 'all', 'solo'])(
  'what is offered of %s can be booked, and nothing else of the day [XT-51]',
  async (key) => {
    const mock = await busyWeek()
    const offered = await tuesday(mock, key)
    for (let hour = 9; hour < 17; hour++) {
      const time = `${String(hour).padStart(2, '0')}:00`
      const fresh = mock.snapshot()
      expect([time, (await book(mock, key, time)).status]).toEqual([time, offered.includes(time) ? 201 : 400])
      mock.restore(fresh)
    }
  },
)

it('who is away is no candidate, and a request that waits keeps its time where its type says so [AV-12, AV-14]', async () => {
  const mock = await busyWeek()
  const nine = await book(mock, 'turns', '09:00')
  expect(nine.body.error.message).toContain('is busy between')
  const asked = await book(mock, 'solo', '15:00')
  expect([asked.status, asked.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.host_busy'])
})
