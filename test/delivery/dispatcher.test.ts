import { expect, it } from 'vitest'
import { Clock } from '../../src/state/clock.js'
import { World } from '../../src/state/world.js'
import { aDispatch, statesOf } from '../builders/a-dispatch.js'
import { aReceiver, heldAnswers } from '../builders/a-receiver.js'
import { anOutboxEntry, deliveryTime } from '../builders/an-outbox-entry.js'

it('records at once what is new in the outbox, and sends it on a later turn [WH-26]', async () => {
  const { post, log, dispatcher } = aDispatch()
  let wasCalled = false
  dispatcher.onDelivery(() => {
    wasCalled = true
  })
  post({ bookingUid: 'one', body: '{"a":1}', restsOn: ['WH-10'] })
  await Promise.resolve()
  expect([log.all(), wasCalled]).toEqual([
    [
      {
        id: 700_001,
        trigger: 'BOOKING_CREATED',
        webhookId: 300_001,
        bookingUid: 'one',
        url: 'http://127.0.0.1:9/hook',
        createdAt: '2026-01-05T09:00:00.000Z',
        headers: { 'Content-Type': 'application/json' },
        body: '{"a":1}',
        payload: { a: 1 },
        state: 'pending',
        attempts: [],
        restsOn: ['WH-10'],
      },
    ],
    false,
  ])
  await dispatcher.settled()
  expect(wasCalled).toBe(true)
})

it('records a body that is no JSON without a payload', async () => {
  const { post, log } = aDispatch()
  post({ body: 'triggerEvent=BOOKING_CREATED' })
  expect(log.last()).toMatchObject({ body: 'triggerEvent=BOOKING_CREATED', payload: undefined })
})

it('keeps an entry in the outbox until its delivery is concluded, and says when it wrote to the world', async () => {
  const { answer, letGo } = heldAnswers()
  const receiver = await aReceiver(answer)
  const sizes: number[] = []
  const world = new World({ clock: new Clock({ frozen: true, at: deliveryTime }) })
  const { post, dispatcher } = aDispatch({ world, onChange: () => sizes.push(world.outbox.size) })
  post({ url: receiver.url })
  await receiver.until(1)
  expect([world.outbox.size, sizes]).toEqual([1, []])
  letGo()
  await dispatcher.settled()
  expect([world.outbox.size, sizes]).toEqual([0, [0]])
})

it('says that it wrote to the world for disturbances and retries too', async () => {
  let changes = 0
  const { post, deliveries, dispatcher } = aDispatch({ retry: { attempts: 2 }, onChange: () => (changes += 1) })
  deliveries.disturb({ do: 'drop' })
  deliveries.disturb({ do: 'delay', by: { seconds: 1 } })
  post()
  expect(changes).toBe(1)
  post()
  expect(changes).toBe(2)
  dispatcher.onDelivery(() => 500)
  post()
  await dispatcher.settled()
  expect(changes).toBe(3)
})

it('shows each entry to the check before its first attempt alone, tells what that finds, and sends it all the same', async () => {
  const [checked, faults]: [number[], unknown[]] = [[], []]
  const { post, pass, dispatcher, log } = aDispatch({
    retry: { attempts: 2 },
    check: async ({ id }) => {
      checked.push(id)
      if (id === 700_002) throw new Error('broken')
      return id === 700_001 ? 'payload/uid is missing' : undefined
    },
    fault: (message, entry) => faults.push([message, entry?.id]),
  })
  const answers = [500, 200, 200, 200]
  dispatcher.onDelivery(() => answers.shift() ?? 500)
  for (const bookingUid of ['one', 'one', 'one']) post({ bookingUid })
  await dispatcher.settled()
  pass(10)
  await dispatcher.settled()
  expect(statesOf(log)).toEqual(['delivered', 'delivered', 'delivered'])
  expect(checked).toEqual([700_001, 700_002, 700_003])
  expect(faults).toEqual([
    ['payload/uid is missing', 700_001],
    ['The check of delivery 700002 failed: Error: broken', 700_002],
  ])
})

it('is settled at once where there is nothing to do, or nothing yet', async () => {
  const { dispatcher, world, post } = aDispatch()
  await dispatcher.settled()
  post({ dueAt: world.now() + 1 })
  await dispatcher.settled()
  expect(world.outbox.size).toBe(1)
})

it('finds by itself what is in the outbox when it is asked to settle, and settles all who ask', async () => {
  const { dispatcher, world, log } = aDispatch()
  dispatcher.onDelivery(() => 200)
  world.outbox.save(anOutboxEntry())
  await Promise.all([dispatcher.settled(), dispatcher.settled()])
  expect(statesOf(log)).toEqual(['delivered'])
})

it('goes on with the attempts that an outbox brings along, under what its log has lost', async () => {
  const { dispatcher, world, log, pass } = aDispatch({ retry: { attempts: 3 } })
  dispatcher.onDelivery(() => 500)
  world.outbox.save(anOutboxEntry({ attempts: 1 }))
  await dispatcher.settled()
  expect([log.last()?.state, dispatcher.due()]).toEqual(['waiting', world.now() + 20_000])
  log.clear()
  pass(20)
  await dispatcher.settled()
  expect(log.all()).toMatchObject([{ id: 700_001, state: 'failed', attempts: [{ status: 500 }] }])
})

it('tells of a failure of our own, and goes on with the others', async () => {
  const faults: string[] = []
  const { post, dispatcher, log } = aDispatch({
    fault: (message) => faults.push(message),
    onChange: () => {
      if (faults.length === 0) throw new Error('the file is gone')
    },
  })
  dispatcher.onDelivery(() => 200)
  post()
  post()
  await dispatcher.settled()
  expect(faults[0]).toMatch(/^A delivery could not be worked off: Error: the file is gone\n/)
  expect(statesOf(log)).toEqual(['delivered', 'delivered'])
})

it.each([
  [{ timeout: 0 }, '"0" cannot be the time-out; give milliseconds above 0, at most 2147483647'],
  [{ timeout: Number.NaN }, '"NaN" cannot be the time-out; give milliseconds above 0, at most 2147483647'],
  [{ timeout: 2 ** 31 }, '"2147483648" cannot be the time-out; give milliseconds above 0, at most 2147483647'],
  [{ allow: ['https://example.com'] }, /^"https:\/\/example.com" cannot be allowed/],
])('cannot be made with %o', (settings, message) => {
  expect(() => aDispatch(settings)).toThrow(message)
})
