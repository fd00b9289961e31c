import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMock, type Scenario } from '../../src/index.js'
import { ask, bookingsVersion as version } from '../client.js'

const now = '2026-01-05T09:00:00.000Z'
const attendee = { name: 'Zoe', email: 'zoe@example.com', timeZone: 'Europe/London' }
const desk: Scenario = {
  format: 1,
  story: 'A meeting at ten, which a subscriber hears of.',
  users: { ada: {} },
  eventTypes: { call: { owner: 'ada', title: 'Call', lengthInMinutes: 30 } },
  bookings: { first: { eventType: 'call', start: '2026-01-05T10:00:00Z', attendee } },
  webhooks: {
    all: {
      user: 'ada',
      subscriberUrl: 'http://127.0.0.1:4011/all',
      triggers: ['BOOKING_CREATED', 'BOOKING_CANCELLED', 'MEETING_STARTED'],
    },
  },
  credentials: { owner: { kind: 'apiKey', user: 'ada' } },
}
const open = (options: object = {}) => createMock({ scenario: desk, now, freeze: true, ...options })
type Opened = Awaited<ReturnType<typeof open>>

const booked = async (mock: Opened, start: string): Promise<string> => {
  const body = { start, eventTypeId: mock.ids['eventType.call'], attendee }
  return (await ask(mock, 'POST /v2/bookings', { version, body })).body.data.uid
}

it('sends what was due although the clock is set back before it goes out, in the order of the events', async () => {
  const mock = await open()
  const heard: string[] = []
  mock.onDelivery((_request, { trigger }) => void heard.push(trigger))
  const uid = await booked(mock, '2026-01-06T10:00:00Z')
  mock.clock.advance({ seconds: 1 })
  await ask(mock, `POST /v2/bookings/${uid}/cancel`, { as: 'owner', version, body: { cancellationReason: 'Ill' } })
  mock.clock.set('2026-01-04T09:00:00Z')
  await mock.settled()
  expect(heard).toEqual(['BOOKING_CREATED', 'BOOKING_CANCELLED'])
  expect(mock.deliveries.all()).toMatchObject([{ createdAt: now }, { createdAt: '2026-01-05T09:00:01.000Z' }])
})

it('lets what was put off wait for its moment after the clock was set back', async () => {
  const mock = await open()
  mock.onDelivery(() => 200)
  mock.deliveries.disturb({ do: 'delay', by: { seconds: 30 } })
  await booked(mock, '2026-01-06T10:00:00Z')
  mock.clock.set('2026-01-05T08:59:00Z')
  mock.clock.set('2026-01-05T09:00:29.999Z')
  await mock.settled()
  expect(mock.deliveries.last()?.state).toBe('waiting')
  mock.clock.set('2026-01-05T09:00:30Z')
  await mock.settled()
  expect(mock.deliveries.last()?.state).toBe('delivered')
})

it('sends after a restart what the db file holds, though nobody asks anything', async () => {
  const db = join(mkdtempSync(join(tmpdir(), 'svc-mock-')), 'state.json')
  const before = await open({ db })
  before.onDelivery(() => new Promise<number>(() => undefined))
  await booked(before, '2026-01-06T10:00:00Z')
  const [sent] = before.deliveries.all()
  await before.close()
  const after = await open({ db })
  after.onDelivery(() => 200)
  expect(after.sandbox('worker-1').state.export().things['outbox'] ?? []).toHaveLength(0)
  expect(await after.deliveries.waitFor()).toMatchObject({ id: sent?.id, body: sent?.body, state: 'delivered' })
  await after.close()
})

it.each([undefined, 'worker-1'])(
  'starts a meeting on a running clock that nobody asks anything, in sandbox %s',
  async (name) => {
    const mock = await createMock({ scenario: desk, now: '2026-01-05T09:59:59.900Z' })
    const sandbox = name === undefined ? mock : mock.sandbox(name)
    sandbox.onDelivery(() => 200)
    const delivery = await sandbox.deliveries.waitFor({ trigger: 'MEETING_STARTED' })
    expect(delivery.createdAt).toBe('2026-01-05T10:00:00.000Z')
    await mock.close()
  },
)
