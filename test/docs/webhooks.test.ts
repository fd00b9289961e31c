import { createMock, verifySignature } from 'svc-mock'
import { expect, it } from 'vitest'

const mock = await createMock({ scenario: 'webhooks', now: '2026-01-05T09:00:00Z', freeze: true })
const told: string[] = []

// My app's handler, in place of HTTP; without it deliveries are posted to their subscribers.
mock.onDelivery(async (request) => {
  const body = await request.text()
  if (!verifySignature(body, request.headers.get('x-svc-signature-256'), 'harbour-secret')) return 401
  told.push(JSON.parse(body).triggerEvent)
  return told.length === 1 ? 503 : 200
})

it('tells my app how a meeting goes, and repeats what it did not take', async () => {
  mock.deliveries.setRetry({ attempts: 3, after: { minutes: 1 } })
  mock.deliveries.disturb({ do: 'duplicate', trigger: 'MEETING_ENDED' })

  mock.clock.advance({ days: 2, hours: 1, minutes: 45 })
  const started = await mock.deliveries.waitFor({ trigger: 'MEETING_STARTED', state: 'waiting' })
  expect(started.reason).toContain('The receiver answered 503; it is sent again at')

  mock.clock.advance({ minutes: 1 })
  const ended = await mock.deliveries.waitFor({ trigger: 'MEETING_ENDED' })
  expect(ended.attempts).toHaveLength(2)
  expect(told).toEqual(['MEETING_STARTED', 'MEETING_STARTED', 'MEETING_ENDED', 'MEETING_ENDED'])
})
