import { expect, it, onTestFinished, vi } from 'vitest'
import { createMock, type Delivery } from '../../src/index.js'
import { ask, bookingsVersion as version } from '../client.js'

const open = async (onDeliveryResult: (delivery: Delivery) => void) => {
  const mock = await createMock({
    scenario: 'webhooks',
    now: '2026-01-05T09:00:00Z',
    freeze: true,
    retry: { attempts: 2, after: { seconds: 10 } },
    onDeliveryResult,
  })
  onTestFinished(() => mock.close())
  const book = async () => {
    const body = {
      ...{ start: '2026-01-12T10:00:00Z', eventTypeId: mock.ids['eventType.intro'] },
      attendee: { name: 'Dan Dale', email: 'dan@example.com', timeZone: 'Europe/London' },
    }
    const reply = await ask(mock, 'POST /v2/bookings', { version, body })
    await mock.settled()
    return reply.status
  }
  return { mock, book }
}

it('is told of a delivery whenever it is known what became of it, the latest attempt last', async () => {
  const told: Delivery[] = []
  const { mock, book } = await open((delivery) => told.push(delivery))
  const answers = [500, 204]
  mock.onDelivery(() => answers.shift() ?? 200, { url: /ada/ })
  mock.onDelivery(() => 200)
  await book()
  mock.clock.advance({ seconds: 10 })
  await mock.settled()
  const toAda = told.filter(({ url }) => url.endsWith('/ada'))
  expect(toAda.map(({ state, attempts }) => [state, attempts.map(({ status }) => status)])).toEqual([
    ['waiting', [500]],
    ['delivered', [500, 204]],
  ])
  expect(told.filter(({ url }) => !url.endsWith('/ada')).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
})

it('is told of what the clock brings about once it is sent, and not before', async () => {
  const told: Delivery[] = []
  const { mock } = await open((delivery) => told.push(delivery))
  mock.onDelivery(() => 200)
  mock.clock.advance({ days: 3 })
  await mock.settled()
  expect(told.map(({ trigger, state }) => `${trigger} ${state}`).toSorted()).toEqual([
    ...['MEETING_ENDED delivered', 'MEETING_ENDED delivered'],
    ...['MEETING_STARTED delivered', 'MEETING_STARTED delivered'],
  ])
})

it('is told of what is dropped, held up, and sent by hand', async () => {
  const told: Delivery[] = []
  const { mock, book } = await open((delivery) => told.push(delivery))
  mock.onDelivery(() => 200)
  mock.deliveries.disturb({ do: 'drop' })
  mock.deliveries.disturb({ do: 'delay', by: { seconds: 5 } })
  await book()
  expect(told.map(({ state }) => state)).toEqual(['dropped', 'waiting', 'delivered'])
  const delivered = told.at(-1)
  await mock.deliveries.redeliver(delivered?.id ?? 0)
  expect(told.at(-1)).toMatchObject({ id: delivered?.id, state: 'delivered', attempts: [{}, {}] })
  expect(told).toHaveLength(4)
})

it('holds nothing up where whoever is told fails', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => complaint.mockRestore())
  const { mock, book } = await open(() => {
    throw new Error('Not today')
  })
  mock.onDelivery(() => 200)
  expect(await book()).toBe(201)
  expect(mock.deliveries.all().map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered'])
  expect(complaint).toHaveBeenCalledWith('svc-mock: Whoever is told of deliveries failed at 700001: Error: Not today')
})
