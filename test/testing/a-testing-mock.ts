import { createMock, type MockSandbox, type Scenario } from 'svc-mock'

/** Ada offers an intro call; one webhook of hers hears of it. */
export const scenario: Scenario = {
  format: 1,
  story: 'One person, one event type, one subscriber.',
  users: { ada: {} },
  eventTypes: { intro: { owner: 'ada', title: 'Intro call', slug: 'intro' } },
  webhooks: { intro: { user: 'ada', subscriberUrl: 'http://127.0.0.1:4011/hook', triggers: ['BOOKING_CREATED'] } },
  credentials: { owner: { kind: 'apiKey', user: 'ada' } },
}

/** A mock at rest on a Monday morning, whose deliveries are taken in process and answered with this status. */
export const aTestingMock = async (status = 200) => {
  const mock = await createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true })
  mock.onDelivery(() => status)
  return mock
}

/** Asks for an intro call; the time decides whether it is given. */
export const bookIntro = (svc: MockSandbox, name = 'Zoe', start = '2026-01-06T10:00:00Z'): Promise<Response> =>
  svc.fetch('/v2/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'svc-api-version': '2024-08-13' },
    body: JSON.stringify({
      eventTypeId: svc.ids['eventType.intro'],
      start,
      attendee: { name, email: 'zoe@example.com', timeZone: 'UTC' },
    }),
  })
