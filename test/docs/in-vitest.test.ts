import { svcMatchers, svcTest } from 'svc-mock/vitest'
import { expect } from 'vitest'

expect.extend(svcMatchers)
const test = svcTest({ scenario: 'webhooks', now: '2026-01-05T09:00:00Z', failOnViolations: true })

test('books, and tells the subscriber', async ({ svc, svcUrl }) => {
  svc.onDelivery(() => 200)
  const response = await fetch(`${svcUrl}/v2/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'svc-api-version': '2024-08-13' },
    body: JSON.stringify({
      eventTypeId: svc.ids['eventType.desk'],
      start: '2026-01-06T10:00:00Z',
      attendee: { name: 'Zoe Zander', email: 'zoe@example.com', timeZone: 'Europe/London' },
    }),
  })
  await expect(response).toMatchContract('createBooking')
  expect(svc).toHaveReceived({ operationId: 'createBooking', body: { attendee: { name: /^Zoe/ } } }, 1)
  await expect(svc).toHaveDelivered({ trigger: 'BOOKING_CREATED' })
})
