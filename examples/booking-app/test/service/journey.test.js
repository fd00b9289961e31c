import { afterAll, beforeAll, expect, it } from 'vitest'
import { configOf } from '../../src/config.js'
import { openApp, webhookSecret } from '../open-app.js'

// Nothing here knows the mock: what these tests need stands in variables, as it would for the service itself.
const { SVC_BASE_URL, SVC_API_KEY, SVC_ID_EVENT_TYPE_INTRO, SVC_ID_WEBHOOK_APP } = process.env
const headers = {
  authorization: `Bearer ${SVC_API_KEY}`,
  'content-type': 'application/json',
  'svc-api-version': '2024-08-13',
}
let app

beforeAll(async () => {
  app = await openApp(configOf({ ...process.env, WEBHOOK_SECRET: webhookSecret }))
  const webhook = `${SVC_BASE_URL}/v2/event-types/${SVC_ID_EVENT_TYPE_INTRO}/webhooks/${SVC_ID_WEBHOOK_APP}`
  const body = JSON.stringify({ subscriberUrl: `${app.url}/webhooks` })
  expect((await fetch(webhook, { method: 'PATCH', headers, body })).status).toBe(200)
})
afterAll(() => app.close())

it('books a free time, hears of it, and hears that it was cancelled', async () => {
  // The first may be gone by the time we book it.
  const [, start] = await app.freeTimes()
  expect((await app.book({ name: 'Zoe Zander', email: 'zoe@example.com', start })).status).toBe(201)
  await expect.poll(app.meetings).toMatchObject([{ start, status: 'booked' }])

  const [{ uid }] = await app.meetings()
  const cancel = `${SVC_BASE_URL}/v2/bookings/${uid}/cancel`
  expect((await fetch(cancel, { method: 'POST', headers, body: '{"cancellationReason":"Ill."}' })).status).toBe(200)
  await expect.poll(app.meetings).toMatchObject([{ start, status: 'cancelled' }])
  expect(await app.freeTimes()).toContain(start)
})
