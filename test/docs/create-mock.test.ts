import { createMock } from 'svc-mock'
import { afterAll, beforeEach, expect, it } from 'vitest'

const mock = await createMock({ scenario: 'team-roundrobin', now: '2026-01-05T09:00:00Z', freeze: true })
const url = await mock.listen()
beforeEach(() => mock.reset())
afterAll(() => mock.close())

it('books an intro call', async () => {
  const response = await fetch(`${url}/v2/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'svc-api-version': '2024-08-13' },
    body: JSON.stringify({
      eventTypeId: mock.ids['eventType.intro'],
      start: '2026-01-06T10:00:00Z',
      attendee: { name: 'Zoe Zander', email: 'zoe@example.com', timeZone: 'Europe/London' },
    }),
  })
  expect(response.status).toBe(201)

  mock.clock.advance({ days: 2 })
  const query = 'status=past&attendeeEmail=zoe@example.com'
  const past = await mock.fetch(`/v2/organizations/${mock.ids['organization.harbour']}/bookings?${query}`, {
    headers: { Authorization: `Bearer ${mock.keys['owner']}` },
  })
  expect(await past.json()).toMatchObject({ pagination: { totalItems: 1 } })
})
