import { expect, it } from 'vitest'
import { checkedRetry, nextTry, type RetryPolicy } from '../../src/delivery/retry.js'
import { aDispatch } from '../builders/a-dispatch.js'

const waits = (policy: RetryPolicy, count: number) =>
  Array.from({ length: count }, (_, index) => nextTry(policy, index + 1, 0))

it('waits twice as long each time, from ten seconds on, up to a day', () => {
  expect(waits({ attempts: 5 }, 5)).toEqual([10_000, 20_000, 40_000, 80_000, undefined])
  expect(nextTry({ attempts: 15 }, 14, 0)).toBe(10_000 * 2 ** 13)
  expect(nextTry({ attempts: 16 }, 15, 0)).toBe(86_400_000)
  expect(nextTry({ attempts: 10_000 }, 9_999, 5)).toBe(86_400_005)
})

it('waits as it is told', () => {
  expect(waits({ attempts: 4, after: { seconds: 1 }, factor: 3, upTo: { seconds: 5 } }, 3)).toEqual([1000, 3000, 5000])
  expect(waits({ attempts: 4, after: { minutes: 1 }, factor: 1 }, 3)).toEqual([60_000, 60_000, 60_000])
  expect(waits({ attempts: 3, after: {}, factor: 1e300 }, 2)).toEqual([0, 0])
  expect(waits({ attempts: 3, factor: 1.00005 }, 2)).toEqual([10_000, 10_001])
})

it('has no next try without a policy, or after the only attempt [WH-26]', () => {
  expect([nextTry(undefined, 1, 0), nextTry({ attempts: 1 }, 1, 0)]).toEqual([undefined, undefined])
})

it.each<[unknown, string]>([
  [3, 'A retry policy is an object such as { attempts: 3 }, or undefined for one attempt'],
  [null, 'A retry policy is an object such as { attempts: 3 }, or undefined for one attempt'],
  [{}, 'The member attempts of a retry policy must be a whole number of one or more'],
  [{ attempts: 0 }, 'The member attempts of a retry policy must be a whole number of one or more'],
  [{ attempts: 1.5 }, 'The member attempts of a retry policy must be a whole number of one or more'],
  [{ attempts: '3' }, 'The member attempts of a retry policy must be a whole number of one or more'],
  [{ attempts: 2, factor: 0.9 }, 'The member factor of a retry policy must be a number of one or more'],
  [
    { attempts: 2, factor: Number.POSITIVE_INFINITY },
    'The member factor of a retry policy must be a number of one or more',
  ],
  [
    { attempts: 2, after: 5 },
    'The member after of a retry policy must be a stretch of up to 366 days such as { seconds: 10 }',
  ],
  [
    { attempts: 2, after: { days: 366, seconds: 1 } },
    'The member after of a retry policy must be a stretch of up to 366 days such as { seconds: 10 }',
  ],
  [
    { attempts: 2, upTo: { seconds: -1 } },
    'The member upTo of a retry policy must be a stretch of up to 366 days such as { minutes: 5 }',
  ],
])('refuses %o for a policy', (policy, message) => {
  expect(() => checkedRetry(policy as RetryPolicy)).toThrow(message)
  expect(() => aDispatch({ retry: policy as RetryPolicy })).toThrow(message)
  expect(() => aDispatch().deliveries.setRetry(policy as RetryPolicy)).toThrow(message)
})

it('tries again on the mock’s clock, and gives up after the last attempt', async () => {
  const { deliveries, dispatcher, world, post, pass } = aDispatch()
  const bodies: string[] = []
  dispatcher.onDelivery(async (request) => {
    bodies.push(await request.text())
    return 503
  })
  deliveries.setRetry({ attempts: 3 })
  const id = post()
  await dispatcher.settled()
  const reason = 'The receiver answered 503; it is sent again at 2026-01-05T09:00:10.000Z'
  expect(deliveries.last()).toMatchObject({ id, state: 'waiting', reason })
  expect([world.outbox.get(id)?.attempts, dispatcher.due(), deliveries.deadLetters()]).toEqual([
    1,
    world.now() + 10_000,
    [],
  ])

  pass(9.999)
  await dispatcher.settled()
  expect(bodies).toHaveLength(1)
  pass(0.001)
  await dispatcher.settled()
  expect([bodies.length, dispatcher.due()]).toEqual([2, world.now() + 20_000])
  pass(20)
  await dispatcher.settled()
  const [letter] = deliveries.deadLetters()
  expect(letter).toMatchObject({ id, state: 'failed', reason: 'The receiver answered 503' })
  expect(letter?.attempts.map(({ at }) => at)).toEqual([
    '2026-01-05T09:00:00.000Z',
    '2026-01-05T09:00:10.000Z',
    '2026-01-05T09:00:30.000Z',
  ])
  expect([new Set(bodies).size, bodies.length, world.outbox.size, dispatcher.due()]).toEqual([1, 3, 0, undefined])
})

it('stops trying once it is delivered', async () => {
  const { deliveries, dispatcher, world, sent, pass } = aDispatch({ retry: { attempts: 5 } })
  const answers = [500, 200]
  dispatcher.onDelivery(() => answers.shift() ?? 500)
  await sent()
  pass(10)
  await dispatcher.settled()
  expect(deliveries.last()).toMatchObject({ state: 'delivered', attempts: [{ status: 500 }, { status: 200 }] })
  expect(deliveries.last()).not.toHaveProperty('reason')
  expect(world.outbox.size).toBe(0)
})

it('does not try again where no policy says so [WH-26]', async () => {
  const { dispatcher, world, sent, pass } = aDispatch()
  let count = 0
  dispatcher.onDelivery(() => {
    count += 1
    return 500
  })
  expect((await sent()).state).toBe('failed')
  pass(1e6)
  await dispatcher.settled()
  expect([count, world.outbox.size]).toEqual([1, 0])
})
