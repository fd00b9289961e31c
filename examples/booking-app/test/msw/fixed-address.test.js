import { join } from 'node:path'
import { setupServer } from 'msw/node'
import { createMock } from 'svc-mock'
import { svcHandlers } from 'svc-mock/msw'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { openApp } from '../open-app.js'

// The address stands fast, as it does in an app that cannot be told another; nothing listens there.
const baseUrl = 'https://api.example.com'
const start = '2026-01-06T10:00:00.000Z'
const zoe = { name: 'Zoe Zander', email: 'zoe@example.com' }

const scenario = join(import.meta.dirname, '..', 'service.yaml')
const mock = await createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true })
const network = setupServer(...svcHandlers(mock, { baseUrl }))
let app

const mustBeLocal = (request, print) => {
  if (new URL(request.url).hostname !== '127.0.0.1') print.error()
}

network.listen({ onUnhandledRequest: mustBeLocal })
beforeEach(async () => {
  app = await openApp({ baseUrl, apiKey: mock.keys.owner, now: () => Date.parse(mock.clock.now()) })
})
afterEach(() => {
  app.close()
  mock.reset()
})
afterAll(async () => {
  network.close()
  await mock.close()
})

it('lists the free times of a service whose address stands fast, and books one', async () => {
  expect(await app.freeTimes()).toContain(start)
  expect((await app.book({ ...zoe, start })).status).toBe(201)
  expect(await app.freeTimes()).not.toContain(start)
})

it('hears of the booking', async () => {
  const end = mock.onDelivery((request) => fetch(new Request(`${app.url}/webhooks`, request)))
  await app.book({ ...zoe, start })
  await mock.settled()
  end()
  expect(await app.meetings()).toMatchObject([{ start, status: 'booked' }])
})

it('says kindly that the service fails', async () => {
  mock.faults.next({ operationId: 'createBooking', status: 503 })
  const { status, text } = await app.book({ ...zoe, start })
  expect([status, text]).toEqual([503, expect.stringContaining('Nothing was booked')])
})
