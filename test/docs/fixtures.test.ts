import { createMock } from 'svc-mock'
import { aBooking, aBookingInput, anError, seeded } from 'svc-mock/fixtures'
import { expect, it } from 'vitest'

it('builds what a test needs', async () => {
  expect(aBooking({ title: 'Mine' }).title).toBe('Mine')
  expect(aBooking.cancelled('Ill').build().cancellationReason).toBe('Ill')
  expect(aBooking.seated(3).recurring(4).build()).toHaveLength(4)
  expect(anError.notFound().build().error.code).toBe('NotFoundException')
  expect(seeded(7).aBooking()).toEqual(seeded(7).aBooking())

  const mock = await createMock({ scenario: 'team-roundrobin', now: '2026-01-05T09:00:00Z' })
  const response = await mock.fetch('/v2/bookings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aBookingInput()),
  })
  expect(response.status).toBe(201)
})
