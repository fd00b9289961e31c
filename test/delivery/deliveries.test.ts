import { expect, it } from 'vitest'
import { aDispatch, statesOf } from '../builders/a-dispatch.js'
import { aPromise } from '../builders/a-promise.js'
import { answering, aReceiver, heldAnswers } from '../builders/a-receiver.js'

it('lists deliveries, those that match, and the last', async () => {
  const { deliveries, post, dispatcher } = aDispatch()
  dispatcher.onDelivery(() => 200)
  post({ body: '{"payload":{"title":"Intro with Ben"}}' })
  post({ body: '{"payload":{"title":"Review"}}', bookingUid: 'one' })
  const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)
  expect(ids(deliveries.all())).toEqual([700_001, 700_002])
  expect(ids(deliveries.matching({ payload: { payload: { title: /^Intro/ } } }))).toEqual([700_001])
  expect(ids(deliveries.matching({ bookingUid: null, headers: { 'Content-Type': /json/ } }))).toEqual([700_001])
  expect([deliveries.last()?.id, deliveries.last({ bookingUid: null })?.id, deliveries.last({ id: 1 })]).toEqual([
    700_002,
    700_001,
    undefined,
  ])
})

it('waits until a delivery that matches has arrived', async () => {
  const { answer, letGo } = heldAnswers()
  const receiver = await aReceiver(answer)
  const { deliveries, post } = aDispatch()
  const wait = deliveries.waitFor({ trigger: 'BOOKING_CREATED' })
  post({ url: receiver.url })
  await receiver.until(1)
  expect(deliveries.last()?.state).toBe('pending')
  letGo()
  expect(await wait).toMatchObject({ id: 700_001, state: 'delivered' })
  expect(await deliveries.waitFor({ id: 700_001 }, { timeout: 0 })).toMatchObject({ state: 'delivered' })
})

it.each([
  ['failed', 500],
  ['delivered', 200],
] as const)('takes for arrived one that is %s', async (state, status) => {
  const { deliveries, post, dispatcher } = aDispatch()
  dispatcher.onDelivery(() => status)
  post()
  expect((await deliveries.waitFor({ id: 700_001 })).state).toBe(state)
})

it('waits for the state that the filter names, or that a function wants', async () => {
  const { deliveries, post, dispatcher } = aDispatch({ retry: { attempts: 2 } })
  dispatcher.onDelivery(() => 500)
  post()
  expect(await deliveries.waitFor({ state: 'pending' })).toMatchObject({ attempts: [] })
  expect(await deliveries.waitFor(({ attempts }) => attempts.length === 1)).toMatchObject({ id: 700_001 })
  expect(await deliveries.waitFor({ state: /wait/ })).toMatchObject({ attempts: [{ status: 500 }] })
})

it('says what came instead of what was waited for', async () => {
  const { deliveries, sent } = aDispatch({ retry: { attempts: 2 } })
  const receiver = await aReceiver(answering.status(500))
  await sent({ url: receiver.url })
  const wait = deliveries.waitFor({ trigger: 'BOOKING_PAID' }, { timeout: 5 })
  await expect(wait).rejects.toMatchObject({
    name: 'WaitTimeout',
    message:
      'No delivery matched {"trigger":"BOOKING_PAID","state":"(concluded)"} within 5 ms; of 1 recorded, these come nearest:\n' +
      '  700001: trigger: asked "BOOKING_PAID", found "BOOKING_CREATED"; state: asked what concluded accepts, found "waiting"',
  })
})

it('names the dead letters: failed and refused ones', async () => {
  const { deliveries, dispatcher, post } = aDispatch()
  deliveries.disturb({ do: 'drop', webhookId: 300_002 })
  dispatcher.onDelivery(() => 200, { webhookId: 300_003 })
  dispatcher.onDelivery(() => 500, { webhookId: 300_004 })
  for (const webhookId of [300_001, 300_002, 300_003, 300_004]) post({ webhookId, url: 'http://example.com/' })
  await dispatcher.settled()
  expect(deliveries.deadLetters().map(({ state }) => state)).toEqual(['refused', 'failed'])
})

it('sends a recorded delivery again, the same bytes, and says what became of it [WH-20]', async () => {
  const { deliveries, sent } = aDispatch()
  let status = 500
  const receiver = await aReceiver((response) => response.writeHead(status).end())
  const body = '{"text":"ö"}'
  const { id } = await sent({ url: receiver.url, body, headers: { 'x-svc-signature-256': 'ab12' } })
  status = 200
  expect(await deliveries.redeliver(id)).toMatchObject({
    state: 'delivered',
    attempts: [{ status: 500 }, { status: 200 }],
  })
  expect(deliveries.last()).not.toHaveProperty('reason')
  expect(receiver.received).toHaveLength(2)
  expect(receiver.received[1]).toEqual(receiver.received[0])
  status = 404
  expect(await deliveries.redeliver(id)).toMatchObject({ state: 'delivered', attempts: [{}, {}, { status: 404 }] })
  expect(deliveries.deadLetters()).toEqual([])
})

it('fails again what fails again, and sends what was dropped or refused where somebody takes it now', async () => {
  const { deliveries, dispatcher, sent } = aDispatch()
  const refused = await sent({ url: 'http://example.com/' })
  expect(await deliveries.redeliver(refused.id)).toMatchObject({ state: 'refused', attempts: [] })
  deliveries.disturb({ do: 'drop' })
  const dropped = await sent()
  let status = 500
  dispatcher.onDelivery(() => status)
  expect(await deliveries.redeliver(dropped.id)).toMatchObject({ state: 'failed', reason: 'The receiver answered 500' })
  status = 200
  for (const { id } of [refused, dropped]) expect((await deliveries.redeliver(id)).state).toBe('delivered')
})

it('spares a delivery its retry when it arrives by hand, and leaves it where it does not', async () => {
  const { deliveries, dispatcher, sent, pass, world, post } = aDispatch({ retry: { attempts: 2 } })
  const answers = [500, 500, 200, 200]
  dispatcher.onDelivery(() => answers.shift() ?? 500)
  const { id } = await sent({ bookingUid: 'one' })
  post({ bookingUid: 'one' })
  expect(await deliveries.redeliver(id)).toMatchObject({
    state: 'waiting',
    attempts: [{ status: 500 }, { status: 500 }],
  })
  expect(world.outbox.get(id)?.attempts).toBe(1)
  expect(await deliveries.redeliver(id)).toMatchObject({ state: 'delivered' })
  await dispatcher.settled()
  expect([statesOf({ all: deliveries.all }), world.outbox.size]).toEqual([['delivered', 'delivered'], 0])
  pass(10)
  await dispatcher.settled()
  expect(answers).toEqual([])
})

it('counts what arrives by hand while its own attempt is on the way', async () => {
  const { deliveries, dispatcher, post, world } = aDispatch({ retry: { attempts: 2 } })
  const first = aPromise<number>()
  const started = aPromise<void>()
  const answers: (number | Promise<number>)[] = [first.promise, 200]
  dispatcher.onDelivery(() => {
    started.resolve()
    return answers.shift() ?? 500
  })
  const id = post()
  await started.promise
  expect(await deliveries.redeliver(id)).toMatchObject({ state: 'delivered', attempts: [{ status: 200 }] })
  first.resolve(500)
  await dispatcher.settled()
  expect(deliveries.last()).toMatchObject({ state: 'delivered', attempts: [{ status: 200 }, { status: 500 }] })
  expect(world.outbox.size).toBe(0)
})

it('keeps to four at once by hand too, and settles after them', async () => {
  const { deliveries, dispatcher, sent } = aDispatch()
  const stop = dispatcher.onDelivery(() => 200)
  const { id } = await sent()
  stop()
  const waiting: (() => void)[] = []
  dispatcher.onDelivery(() => new Promise<void>((resolve) => waiting.push(resolve)))
  for (let count = 0; count < 5; count += 1) void deliveries.redeliver(id)
  const settling = dispatcher.settled()
  for (const expected of [4, 1]) {
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    expect(waiting).toHaveLength(expected)
    for (const resolve of waiting.splice(0)) resolve()
  }
  await settling
  expect(deliveries.last()?.attempts).toHaveLength(6)
})

it('answers the record as it was where a reset or an end comes between', async () => {
  const receiver = await aReceiver(answering.never)
  const { deliveries, dispatcher, post } = aDispatch()
  const stop = dispatcher.onDelivery(() => 200)
  const id = post({ url: receiver.url })
  await dispatcher.settled()
  stop()
  const again = Array.from({ length: 5 }, () => deliveries.redeliver(id))
  await receiver.until(4)
  dispatcher.reset()
  for (const delivery of await Promise.all(again))
    expect(delivery).toMatchObject({ state: 'delivered', attempts: [{}] })
  await dispatcher.close()
  expect(() => deliveries.redeliver(id)).toThrow('Delivery 700001 cannot be sent again; the mock is closed')
})

it('cannot send again what is not on record', () => {
  const { deliveries } = aDispatch()
  expect(() => deliveries.redeliver(700_001)).toThrow(
    'There is no delivery 700001 on record; use the id of one that is',
  )
})
