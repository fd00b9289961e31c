import { svcMatchers, svcTest } from 'svc-mock/vitest'
import { describe, expect } from 'vitest'
import { bookIntro, scenario } from '../a-testing-mock.js'

expect.extend(svcMatchers)

const test = svcTest({ scenario, now: '2026-01-05T09:00:00Z', freeze: true, failOnViolations: true })

describe.concurrent('side by side', () => {
  test.for(['one', 'other'])('book the same time: %s', async (_name, { svc, expect }) => {
    await expect(await bookIntro(svc)).toMatchContract('createBooking')
    expect(svc).toHaveReceived({ operationId: 'createBooking' }, 1)
  })

  test.for(['one', 'other'])('are asked over HTTP: %s', async (_name, { svc, svcUrl, expect }) => {
    expect((await fetch(`${svcUrl}/v2/nowhere?of=${svc.name}`)).status).toBe(404)
    expect(svc).toHaveReceived({ status: 404 }, 1)
    svc.requests.clear()
  })
})

test('share the mock of their worker', ({ svc, svcMock, expect }) => {
  expect(svcMock.sandbox(svc.name ?? '').requests.all()).toEqual([])
})

test('fails, and shows what it saw', async ({ svc, expect }) => {
  const response = await bookIntro(svc, 'Zoe', '2020-01-06T10:00:00Z')
  expect(response.status).toBe(201)
})

test('passes, but for what it sent', async ({ svc, expect }) => {
  const response = await svc.fetch('/v2/nowhere')
  expect(response.status).toBe(404)
})
