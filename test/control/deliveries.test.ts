import { expect, it } from 'vitest'
import { booked, type Outbox, openOutbox, subscribedNow } from '../builders/a-subscribed-desk.js'
import { ask } from '../client.js'

/** A desk that told of three bookings: one at once, one that is asked for, one that is to be paid. */
const open = async () => {
  const outbox = await openOutbox()
  const first = await booked(outbox, 'intro')
  await booked(outbox, 'asked', { start: '2026-01-12T11:00:00Z' })
  await booked(outbox, 'paid', { start: '2026-01-12T12:00:00Z' })
  await outbox.mock.settled()
  return { outbox, bookingUid: String(first.uid) }
}

const list = async ({ mock }: Outbox, query = '') => (await ask(mock, `GET /__svc/deliveries${query}`)).body.data
const triggersOf = (deliveries: readonly { readonly trigger: string }[]) => deliveries.map(({ trigger }) => trigger)

it('tells what subscribers were told, the oldest first, with bytes and attempts', async () => {
  const { outbox, bookingUid } = await open()
  const [first, ...others] = await list(outbox)
  expect(first).toEqual({
    ...outbox.mock.deliveries.all()[0],
    id: 700001,
    bookingUid,
    createdAt: subscribedNow,
    state: 'delivered',
    payload: JSON.parse(first.body),
    attempts: [{ at: subscribedNow, status: 200, milliseconds: expect.any(Number) }],
  })
  expect(triggersOf(others)).toEqual(['BOOKING_REQUESTED', 'BOOKING_PAYMENT_INITIATED'])
})

it.each([
  ['?trigger=BOOKING_REQUESTED', ['BOOKING_REQUESTED']],
  ['?state=failed', []],
  ['?webhookId=300001&take=2', ['BOOKING_REQUESTED', 'BOOKING_PAYMENT_INITIATED']],
  ['?webhookId=300002', []],
] as const)('lists those that fit %s', async (query, triggers) => {
  expect(triggersOf(await list((await open()).outbox, query))).toEqual(triggers)
})

it('lists those about one booking', async () => {
  const { outbox, bookingUid } = await open()
  expect(triggersOf(await list(outbox, `?bookingUid=${bookingUid}`))).toEqual(['BOOKING_CREATED'])
})

it('tells of one, and sends it once more', async () => {
  const { outbox } = await open()
  const before = await ask(outbox.mock, 'GET /__svc/deliveries/700001')
  const after = await ask(outbox.mock, 'POST /__svc/deliveries/700001/redeliver')
  expect([before.body.data.attempts.length, after.body.data.attempts.length]).toEqual([1, 2])
  expect(after.body.data.body).toBe(before.body.data.body)
})

it.each(['GET /__svc/deliveries/700009', 'POST /__svc/deliveries/700009/redeliver'] as const)(
  'refuses %s, of which there is no record',
  async (request) => {
    const { status, headers, body } = await ask((await open()).outbox.mock, request)
    expect([status, headers.get('x-mock-refused-by'), body.error.message]).toEqual([
      404,
      'control.delivery_unknown',
      'There is no delivery 700009 on record; use the id of one that GET /__svc/deliveries lists',
    ])
  },
)

it('disturbs the next deliveries, tells which disturbances are left, and ends them', async () => {
  const outbox = await openOutbox()
  const { mock } = outbox
  const disturb = (body: object) => ask(mock, 'POST /__svc/deliveries/disturbances', { body })
  const drop = { do: 'drop', trigger: 'BOOKING_CREATED' }
  expect((await disturb(drop)).body.data).toEqual({ ...drop, times: 1 })
  const later = { do: 'delay', webhookId: 300001, times: 2, by: { hours: 1 } }
  expect([(await disturb(later)).status]).toEqual([201])
  await booked(outbox, 'intro')
  await booked(outbox, 'asked', { start: '2026-01-12T11:00:00Z' })
  expect((await list(outbox)).map(({ state }: { state: string }) => state)).toEqual(['dropped', 'waiting'])
  const left = [{ ...later, times: 1 }]
  expect((await ask(mock, 'GET /__svc/deliveries/disturbances')).body.data).toEqual(left)
  expect((await ask(mock, 'DELETE /__svc/deliveries/disturbances')).body.data).toEqual({ removed: 1 })
  expect((await ask(mock, 'GET /__svc/deliveries/disturbances')).body.data).toEqual([])
})

const disturbances = 'POST /__svc/deliveries/disturbances'

it.each([
  [disturbances, { do: 'drop', by: { hours: 1 } }, 'Only delay takes by; leave it out of drop'],
  [disturbances, { do: 'delay' }, 'A delay needs by, a stretch of up to 366 days such as { seconds: 30 }'],
  [
    'PUT /__svc/deliveries/retry',
    { attempts: 2, after: { days: 400 } },
    'The member after of a retry policy must be a stretch of up to 366 days such as { seconds: 10 }',
  ],
] as const)('refuses %s with %j', async (request, body, message) => {
  const refused = await ask((await openOutbox()).mock, request, { body })
  expect([refused.status, refused.headers.get('x-mock-refused-by'), refused.body.error.message]).toEqual([
    400,
    'control.unusable',
    message,
  ])
})

it('says how often failed deliveries are tried again, which the clock then fires', async () => {
  const answers = [503, 200]
  const outbox = await openOutbox({}, () => answers.shift() ?? 500)
  const policy = { attempts: 2, after: { minutes: 10 } }
  expect((await ask(outbox.mock, 'PUT /__svc/deliveries/retry', { body: policy })).body.data).toEqual(policy)
  await booked(outbox, 'intro')
  await ask(outbox.mock, 'POST /__svc/settle')
  expect((await list(outbox))[0]).toMatchObject({ state: 'waiting', attempts: [{ status: 503 }] })
  const { body } = await ask(outbox.mock, 'POST /__svc/clock/run-until-idle', { body: { most: { hours: 1 } } })
  expect(body.data.fired).toEqual([{ at: '2026-01-05T09:10:00.000Z', what: 'deliveryDue', deliveryId: 700001 }])
  await ask(outbox.mock, 'POST /__svc/settle')
  expect((await list(outbox))[0]).toMatchObject({ state: 'delivered', attempts: [{ status: 503 }, { status: 200 }] })
})
