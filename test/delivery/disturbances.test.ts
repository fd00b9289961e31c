import { expect, it } from 'vitest'
import { type Disturbance, Disturbances } from '../../src/delivery/disturbances.js'
import { aDispatch, statesOf } from '../builders/a-dispatch.js'
import { anOutboxEntry } from '../builders/an-outbox-entry.js'

const aDisturbed = (...disturbances: readonly Disturbance[]) => {
  const dispatch = aDispatch()
  const came: number[] = []
  dispatch.dispatcher.onDelivery(async (request) => void came.push(JSON.parse(await request.text()).number))
  for (const disturbance of disturbances) dispatch.deliveries.disturb(disturbance)
  return { ...dispatch, came, settled: () => dispatch.dispatcher.settled() }
}

it('sends a delivery twice, the same bytes', async () => {
  const { post, came, log, settled } = aDisturbed({ do: 'duplicate' })
  post()
  post()
  await settled()
  expect(came.toSorted()).toEqual([1, 1, 2])
  expect(log.all().map(({ state, attempts }) => [state, attempts.length])).toEqual([
    ['delivered', 2],
    ['delivered', 1],
  ])
})

it.each([
  [[500, 200], 'delivered'],
  [[200, 500], 'delivered'],
  [[500, 500], 'failed'],
])('counts one that is sent twice and answered %j as %s', async (answers, state) => {
  const { dispatcher, deliveries, sent } = aDispatch()
  const left = [...answers]
  dispatcher.onDelivery(() => left.shift() ?? 500)
  deliveries.disturb({ do: 'duplicate' })
  expect(await sent()).toMatchObject({ state, attempts: answers.map((status) => ({ status })) })
})

it('never sends what is dropped, and goes on with what follows about the same booking', async () => {
  const { post, came, log, world, settled } = aDisturbed({ do: 'drop' })
  post({ bookingUid: 'one' })
  expect(log.last()).toMatchObject({ state: 'dropped', reason: 'A disturbance dropped it', attempts: [] })
  post({ bookingUid: 'one' })
  await settled()
  expect([came, statesOf(log), world.outbox.size]).toEqual([[2], ['dropped', 'delivered'], 0])
})

it('sends later what is delayed, and lets what follows about the same booking overtake it', async () => {
  const { post, pass, came, log, dispatcher, world, settled } = aDisturbed({ do: 'delay', by: { seconds: 30 } })
  post({ bookingUid: 'one' })
  post({ bookingUid: 'one' })
  await settled()
  expect(log.get(700_001)).toMatchObject({
    state: 'waiting',
    reason: 'A disturbance delays it until 2026-01-05T09:00:30.000Z',
  })
  expect([came, dispatcher.due()]).toEqual([[2], world.now() + 30_000])
  pass(29.999)
  await settled()
  expect(came).toEqual([2])
  pass(0.001)
  await settled()
  expect([came, statesOf(log)]).toEqual([
    [2, 1],
    ['delivered', 'delivered'],
  ])
})

it('holds a delivery back until the next of its webhook was sent', async () => {
  const { post, came, log, settled } = aDisturbed({ do: 'holdBack' })
  post({ bookingUid: 'one' })
  await settled()
  expect(log.last()).toMatchObject({
    state: 'waiting',
    reason: 'A disturbance holds it back until the next delivery of webhook 300001 was sent',
  })
  post({ bookingUid: 'one', webhookId: 300_002 })
  await settled()
  expect(came).toEqual([2])
  post({ bookingUid: 'one' })
  await settled()
  expect([came, statesOf(log)]).toEqual([
    [2, 3, 1],
    ['delivered', 'delivered', 'delivered'],
  ])
})

it('holds back several, and lets them go in their order', async () => {
  const { post, came, settled } = aDisturbed({ do: 'holdBack', times: 2 })
  for (let count = 0; count < 3; count += 1) post({ bookingUid: 'one' })
  await settled()
  expect(came).toEqual([3, 1, 2])
})

it('happens as often as it says, and only to what it names', async () => {
  const { post, log, deliveries, settled } = aDisturbed(
    { do: 'drop', trigger: 'BOOKING_CANCELLED', webhookId: 300_002, bookingUid: 'one', times: 2 },
    { do: 'drop', trigger: 'BOOKING_PAID' },
  )
  const named = { trigger: 'BOOKING_CANCELLED', webhookId: 300_002, bookingUid: 'one' } as const
  post({ ...named, trigger: 'BOOKING_CREATED' })
  post({ ...named, webhookId: 300_001 })
  post({ ...named, bookingUid: 'two' })
  post({ ...named, bookingUid: null })
  post(named)
  expect(deliveries.disturbances()).toEqual([
    { ...named, do: 'drop', times: 1 },
    { do: 'drop', trigger: 'BOOKING_PAID', times: 1 },
  ])
  post(named)
  post(named)
  await settled()
  expect(statesOf(log).map((state) => state === 'dropped')).toEqual([false, false, false, false, true, true, false])
  expect(deliveries.disturbances()).toHaveLength(1)
})

it('lets the first that fits happen, one to each delivery', () => {
  const disturbances = new Disturbances()
  disturbances.add({ do: 'duplicate' })
  disturbances.add({ do: 'drop' })
  const taken = [1, 2, 3].map((id) => disturbances.take(anOutboxEntry({ id }))?.do)
  expect(taken).toEqual(['duplicate', 'drop', undefined])
})

it('forgets disturbances when they are cleared, and sends what was held back', async () => {
  const { post, came, deliveries, settled } = aDisturbed({ do: 'holdBack' }, { do: 'drop', times: 5 })
  post()
  await settled()
  expect(came).toEqual([])
  deliveries.clearDisturbances()
  expect(deliveries.disturbances()).toEqual([])
  post()
  await settled()
  expect(came).toEqual([1, 2])
})

it.each<[unknown, string]>([
  ['drop', "A disturbance is an object such as { do: 'duplicate' }"],
  [null, "A disturbance is an object such as { do: 'duplicate' }"],
  [{}, 'There is no disturbance "undefined"; there are duplicate, drop, delay, holdBack'],
  [{ do: 'duplicates' }, 'There is no disturbance "duplicates"; did you mean "duplicate"?'],
  [{ do: 'drop', triger: 'BOOKING_PAID' }, 'There is no member of a disturbance "triger"; did you mean "trigger"?'],
  [{ do: 'drop', trigger: 'BOOKING_PAYED' }, 'There is no trigger "BOOKING_PAYED"; did you mean "BOOKING_PAID"?'],
  [{ do: 'drop', times: 0 }, 'A disturbance cannot happen 0 times; give a whole number of one or more'],
  [{ do: 'drop', times: 1.5 }, 'A disturbance cannot happen 1.5 times; give a whole number of one or more'],
  [{ do: 'drop', by: { seconds: 1 } }, 'Only delay takes by; leave it out of drop'],
  [{ do: 'delay' }, 'A delay needs by, a stretch of up to 366 days such as { seconds: 30 }'],
  [{ do: 'delay', by: {} }, 'A delay needs by, a stretch of up to 366 days such as { seconds: 30 }'],
  [{ do: 'delay', by: { seconds: -1 } }, 'A delay needs by, a stretch of up to 366 days such as { seconds: 30 }'],
  [{ do: 'delay', by: { days: 367 } }, 'A delay needs by, a stretch of up to 366 days such as { seconds: 30 }'],
])('refuses %o for a disturbance', (disturbance, message) => {
  expect(() => aDispatch().deliveries.disturb(disturbance as Disturbance)).toThrow(message)
})
