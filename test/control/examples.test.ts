import { expect, it } from 'vitest'
import { controlContracts } from '../../src/generated/control-contracts.js'
import { createMock, type Mock, type Scenario } from '../../src/index.js'
import { ask } from '../client.js'
import { describedExamples } from '../contract/described-examples.js'

const attendee = { name: 'Dan Dale', email: 'dan@example.com' }
const always = { type: 'always', blockUnconfirmedBookingsInBooker: false } as const

/** Everything that the examples of the document name, by the numbers that they name. */
const scenario: Scenario = {
  format: 1,
  story: 'What the examples of the control interface speak of.',
  users: { ada: { id: 1001 }, ben: { id: 1002 } },
  teams: { crew: { id: 101, name: 'Crew', members: { ada: 'OWNER' } } },
  eventTypes: {
    call: { id: 10001, owner: 'ada', title: 'Call', lengthInMinutes: 30 },
    paid: { id: 10002, owner: 'ada', title: 'Paid', lengthInMinutes: 30, price: 500 },
    asked: { id: 10003, owner: 'ada', title: 'Asked', lengthInMinutes: 30, confirmationPolicy: always },
  },
  bookings: {
    standing: { eventType: 'call', start: '2026-01-12T10:00:00Z', attendee },
    unasked: { eventType: 'paid', start: '2026-01-12T09:00:00Z', attendee },
    unpaid: { eventType: 'paid', start: '2026-01-12T11:00:00Z', attendee },
    waiting: { eventType: 'asked', start: '2026-01-12T12:00:00Z', attendee, status: 'pending' },
  },
  payments: { open: { booking: 'unpaid', success: false } },
  webhooks: {
    all: {
      id: 300001,
      user: 'ada',
      subscriberUrl: 'http://127.0.0.1:4011/',
      triggers: ['OOO_CREATED', 'BOOKING_PAID'],
    },
  },
  credentials: { owner: { kind: 'apiKey', user: 'ada' } },
}

/** A booking in which the event of an example can happen. */
const fit: Readonly<Record<string, string>> = {
  paymentInitiated: 'unasked',
  paymentCompleted: 'unpaid',
  bookingConfirmed: 'waiting',
}

const open = async () => {
  const mock = await createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true })
  mock.onDelivery(() => 200)
  await ask(mock, 'GET /v2/me', { as: 'owner' })
  mock.events.outOfOffice({ userId: 1002, start: '2026-03-01', end: '2026-03-02' })
  mock.events.outOfOffice({ userId: 1001, start: '2026-03-01', end: '2026-03-02' })
  mock.events.emailVerified({ userId: 1001, at: '2026-12-31' })
  await mock.settled()
  await ask(mock, 'POST /__svc/snapshots', { body: { name: 'before-checkout' } })
  await ask(mock, 'GET /~worker-3/v2/me')
  return mock
}

// biome-ignore lint/suspicious/noExplicitAny: an example may be any body
const fitted = (mock: Mock, id: string, body: any) => {
  if (id !== 'raiseEvent' || body.bookingUid === undefined) return body
  return { ...body, bookingUid: mock.ids[`booking.${fit[body.type] ?? 'standing'}`] }
}

const bodies = describedExamples(['control']).filter(({ part }) => part === 'requests')

const isWait = (id: string): boolean => id.startsWith('waitFor')

const all = controlContracts.flatMap(({ id, method, path }) => {
  const own = bodies.filter(({ operationId }) => operationId === id)
  const given = own.length > 0 ? own : [{ name: 'alone', value: undefined }]
  return given.map(({ name, value }) => ({ example: `${id} ${name}`, id, method, path, value }))
})

const requests = all.filter(({ id }) => !isWait(id))
const waits = all.filter(({ id }) => isWait(id))

const filled = (path: string, id: string): string =>
  path
    .replace('{name}', id === 'deleteSandbox' ? 'worker-3' : 'before-checkout')
    .replace('{deliveryId}', '700001')
    .replace('{faultId}', '1')
    .replace('{eventId}', '900001')

it.each(requests)('carries out the example $example', async ({ id, method, path, value }) => {
  const mock = await open()
  if (id === 'deleteFault') mock.faults.add({ status: 503 })
  const { status, body } = await ask(mock, `${method.toUpperCase()} ${filled(path, id)}` as 'GET /', {
    body: fitted(mock, id, value),
  })
  expect([body.error?.message, status === 200 || status === 201]).toEqual([undefined, true])
})

it.each(waits)('carries out the example $example, which waits in vain', async ({ path, value }) => {
  const body = { ...(value as object), timeout: 1 }
  expect((await ask(await open(), `POST ${path}` as 'POST /', { body })).status).toBe(408)
})
