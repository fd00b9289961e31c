import { expect, it } from 'vitest'
import { aDispatch, statesOf } from '../builders/a-dispatch.js'
import { aReceiver, heldAnswers } from '../builders/a-receiver.js'

const aHoldingReceiver = async () => {
  const { answer, letGo } = heldAnswers()
  return { ...(await aReceiver(answer)), letGo }
}
const numbers = (bodies: readonly string[]): readonly number[] => bodies.map((body) => JSON.parse(body).number)
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

it('has four on their way at most, and starts the next as soon as one is done [WH-25]', async () => {
  const { post, dispatcher } = aDispatch()
  const waiting: (() => void)[] = []
  let [started, most] = [0, 0]
  dispatcher.onDelivery(async () => {
    started += 1
    await new Promise<void>((resolve) => {
      most = Math.max(most, waiting.push(resolve))
    })
  })
  for (let count = 0; count < 9; count += 1) post()
  const settling = dispatcher.settled()
  for (const expected of [4, 5, 6, 7, 8, 9, 9, 9, 9]) {
    await turn()
    await turn()
    expect(started).toBe(expected)
    waiting.shift()?.()
  }
  await settling
  expect(most).toBe(4)
})

it('has four connections open at most', async () => {
  const receiver = await aHoldingReceiver()
  const { post, dispatcher } = aDispatch()
  for (let count = 0; count < 9; count += 1) post({ url: receiver.url })
  for (const arrived of [4, 8, 9]) {
    await receiver.until(arrived)
    expect(receiver.received).toHaveLength(arrived)
    receiver.letGo(4)
  }
  await dispatcher.settled()
  expect([...numbers(receiver.bodies())].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('sends what one webhook is told of one booking in the order of events, and lets others overtake [WH-25]', async () => {
  const receiver = await aHoldingReceiver()
  const { url } = receiver
  const { post, dispatcher } = aDispatch()
  post({ url, bookingUid: 'one' })
  post({ url, bookingUid: 'one' })
  post({ url, bookingUid: 'two' })
  post({ url, bookingUid: 'one', webhookId: 300_002 })
  post({ url, bookingUid: null })
  post({ url, bookingUid: null })
  await receiver.until(4)
  expect([...numbers(receiver.bodies())].sort()).toEqual([1, 3, 4, 5])
  receiver.letGo(4)
  await receiver.until(6)
  expect([...numbers(receiver.bodies())].slice(4).sort()).toEqual([2, 6])
  receiver.letGo(2)
  await dispatcher.settled()
})

it('waits with the next about a booking until the one before is answered, not only sent', async () => {
  const receiver = await aHoldingReceiver()
  const { post, dispatcher } = aDispatch()
  for (let count = 0; count < 3; count += 1) post({ url: receiver.url, bookingUid: 'one' })
  for (const arrived of [1, 2, 3]) {
    await receiver.until(arrived)
    await turn()
    expect(numbers(receiver.bodies())).toEqual([1, 2, 3].slice(0, arrived))
    receiver.letGo()
  }
  await dispatcher.settled()
})

it('holds back what follows about the same booking while an earlier one waits for a retry [WH-25]', async () => {
  const { post, pass, dispatcher, log } = aDispatch({ retry: { attempts: 2 } })
  const answers = [500, 200, 200, 200]
  const came: string[] = []
  dispatcher.onDelivery(async (request) => {
    came.push(await request.text())
    return answers.shift() ?? 500
  })
  post({ bookingUid: 'one' })
  await dispatcher.settled()
  post({ bookingUid: 'one' })
  post({ bookingUid: 'two' })
  await dispatcher.settled()
  expect([numbers(came), statesOf(log)]).toEqual([
    [1, 3],
    ['waiting', 'pending', 'delivered'],
  ])
  pass(10)
  await dispatcher.settled()
  expect([numbers(came), statesOf(log)]).toEqual([
    [1, 3, 1, 2],
    ['delivered', 'delivered', 'delivered'],
  ])
})

it('goes on with what follows once an earlier one is given up, or refused', async () => {
  const { post, dispatcher, log } = aDispatch()
  dispatcher.onDelivery(() => 500, { url: /fails/ })
  dispatcher.onDelivery(() => 200, { url: /works/ })
  for (const url of ['http://fails.example.com/', 'ftp://x/', 'http://no.example.com/', 'http://works.example.com/'])
    post({ bookingUid: 'one', url })
  await dispatcher.settled()
  expect(statesOf(log)).toEqual(['failed', 'refused', 'refused', 'delivered'])
})

it('sends what is due, the earliest first, and what is due later when its time has come', async () => {
  const { post, pass, dispatcher, world, log } = aDispatch()
  const came: string[] = []
  dispatcher.onDelivery(async (request) => void came.push(await request.text()))
  post({ dueAt: world.now() + 1 })
  post({ dueAt: world.now() })
  await dispatcher.settled()
  expect([numbers(came), statesOf(log), log.get(700_001)?.reason]).toEqual([
    [2],
    ['waiting', 'delivered'],
    'It is due at 2026-01-05T09:00:00.001Z',
  ])
  expect(dispatcher.due()).toBe(world.now() + 1)
  pass(0.001)
  await dispatcher.settled()
  expect([numbers(came), dispatcher.due()]).toEqual([[2, 1], undefined])
})

it('works off thousands without slowing whoever posts them', async () => {
  const { post, dispatcher, log } = aDispatch()
  let count = 0
  dispatcher.onDelivery(() => {
    count += 1
  })
  for (let number = 0; number < 1500; number += 1) post({ bookingUid: `uid-${number % 500}` })
  await dispatcher.settled()
  expect([count, log.all().length, log.dropped >= 500, new Set(statesOf(log))]).toEqual([
    1500,
    1000,
    true,
    new Set(['delivered']),
  ])
})
