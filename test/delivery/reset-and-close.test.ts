import { expect, it } from 'vitest'
import { aDispatch, statesOf } from '../builders/a-dispatch.js'
import { aPromise } from '../builders/a-promise.js'
import { answering, aReceiver } from '../builders/a-receiver.js'
import { anOutboxEntry } from '../builders/an-outbox-entry.js'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

it('forgets what is on its way when it is reset, and ignores what comes of it', async () => {
  const receiver = await aReceiver(answering.never)
  const { dispatcher, world, log, post, deliveries, sent } = aDispatch({ retry: { attempts: 2 } })
  const origin = world.snapshot()
  const inProcess = aPromise<number>()
  const stop = dispatcher.onDelivery(() => inProcess.promise, { webhookId: 300_002 })
  deliveries.setRetry({ attempts: 9 })
  deliveries.disturb({ do: 'drop', trigger: 'BOOKING_PAID' })
  for (let count = 0; count < 5; count += 1) post({ url: receiver.url })
  post({ webhookId: 300_002 })
  await receiver.until(4)
  const settling = dispatcher.settled()

  dispatcher.reset()
  world.restore(origin)
  log.clear()
  await settling
  inProcess.resolve(200)
  await turn()
  expect([log.all(), world.outbox.size, deliveries.disturbances()]).toEqual([[], 0, []])

  stop()
  dispatcher.onDelivery(() => 503)
  expect(await sent({ trigger: 'BOOKING_PAID' })).toMatchObject({
    id: 700_001,
    state: 'waiting',
    attempts: [{ status: 503 }],
  })
  world.clock.set(world.now() + 10_000)
  await dispatcher.settled()
  expect(statesOf(log)).toEqual(['failed'])
})

it('sends again what a restored outbox holds, and keeps what was set', async () => {
  const { dispatcher, world, log, post, deliveries } = aDispatch()
  const came: string[] = []
  dispatcher.onDelivery(async (request) => void came.push(await request.text()))
  post()
  const before = world.snapshot()
  await dispatcher.settled()
  deliveries.disturb({ do: 'drop', trigger: 'BOOKING_PAID' })
  dispatcher.forget()
  world.restore(before)
  await dispatcher.settled()
  expect(came).toEqual(['{"number":1}', '{"number":1}'])
  expect(log.all()).toMatchObject([{ id: 700_001, state: 'delivered', attempts: [{ status: 200 }] }])
  expect(deliveries.disturbances()).toHaveLength(1)
})

it('ends what is on its way when it is closed, and does nothing after', async () => {
  const receiver = await aReceiver(answering.never)
  const { dispatcher, world, log, post } = aDispatch()
  dispatcher.onDelivery(() => new Promise<number>(() => undefined), { webhookId: 300_002 })
  for (let count = 0; count < 6; count += 1) post({ url: receiver.url, webhookId: 300_001 + (count % 2) })
  await receiver.until(2)
  const settling = dispatcher.settled()
  await dispatcher.close()
  await dispatcher.close()
  await settling
  await receiver.emptied()
  world.outbox.save(anOutboxEntry({ id: 700_100 }))
  dispatcher.stir()
  dispatcher.reset()
  await dispatcher.settled()
  await turn()
  expect([log.get(700_100), receiver.received.length]).toEqual([undefined, 2])
  expect(new Set(statesOf(log))).toEqual(new Set(['pending']))
})

it('settles for those who ask while it is closed', async () => {
  const receiver = await aReceiver(answering.never)
  const { dispatcher, post } = aDispatch()
  post({ url: receiver.url })
  await receiver.until(1)
  const closing = dispatcher.close()
  await expect(dispatcher.settled()).resolves.toBeUndefined()
  await closing
})

it('sends nothing where a reset comes before the check is through', async () => {
  const { promise, resolve } = aPromise<undefined>()
  const { dispatcher, post, world, log } = aDispatch({ check: () => promise })
  let count = 0
  dispatcher.onDelivery(() => {
    count += 1
  })
  const origin = world.snapshot()
  post()
  await turn()
  await turn()
  dispatcher.reset()
  world.restore(origin)
  resolve(undefined)
  await dispatcher.settled()
  await turn()
  expect([count, statesOf(log)]).toEqual([0, ['pending']])
})

it.each([
  ['answers', answering.status(200)],
  ['writes without end', answering.endless],
  ['never comes to an end', answering.unending],
  ['never answers', answering.never],
])('leaves no connection open to a receiver that %s', async (_how, answer) => {
  const receiver = await aReceiver(answer)
  const { dispatcher, post } = aDispatch({ timeout: 300 })
  post({ url: receiver.url })
  await receiver.until(1)
  await dispatcher.settled()
  await receiver.emptied()
  expect(receiver.received).toHaveLength(1)
})

it('leaves no connection open when it is reset', async () => {
  const receiver = await aReceiver(answering.never)
  const { dispatcher, post, world } = aDispatch()
  const origin = world.snapshot()
  post({ url: receiver.url })
  await receiver.until(1)
  dispatcher.reset()
  world.restore(origin)
  await receiver.emptied()
  expect(receiver.received).toHaveLength(1)
})
