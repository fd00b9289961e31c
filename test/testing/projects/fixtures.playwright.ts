import { expect, svcTest } from 'svc-mock/playwright'
import { bookIntro, scenario } from '../a-testing-mock.js'

const test = svcTest({ scenario, now: '2026-01-05T09:00:00Z', freeze: true, failOnViolations: true })

test('books', async ({ svc }) => {
  await expect(await bookIntro(svc)).toMatchContract('createBooking')
  expect(svc).toHaveReceived({ operationId: 'createBooking' }, 1)
  await expect(svc).not.toHaveDelivered({ trigger: 'BOOKING_CANCELLED' })
})

test('is asked over HTTP', async ({ svc, svcUrl, svcMock, request }) => {
  expect(svcUrl).toBe(`${svcMock.url}/~is-asked-over-HTTP`)
  const response = await request.get(`${svcUrl}/v2/me`, { headers: { authorization: `Bearer ${svc.keys['owner']}` } })
  expect(response.status()).toBe(200)
  const body: unknown = await response.json()
  await expect(body).toMatchContract('getMe')
})

test('fails, and shows what it saw', async ({ svc }) => {
  expect((await bookIntro(svc, 'Zoe', '2020-01-06T10:00:00Z')).status).toBe(201)
})

test('passes, but for what it sent', async ({ svc }) => {
  expect((await svc.fetch('/v2/nowhere')).status).toBe(404)
})
