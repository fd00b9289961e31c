import { expect, it } from 'vitest'
import type { Delivery } from '../../src/delivery/delivery.js'
import { aDispatch, statesOf } from '../builders/a-dispatch.js'
import { aReceiver } from '../builders/a-receiver.js'

it('hands a receiver in this process what the wire would carry, whatever the host', async () => {
  const { dispatcher, sent, log } = aDispatch()
  const seen: unknown[] = []
  dispatcher.onDelivery(async (request, delivery) => {
    const { 'content-length': length, 'user-agent': agent, 'x-svc-secret': odd } = Object.fromEntries(request.headers)
    seen.push([request.method, request.url, await request.text(), length, agent, odd, delivery.id, delivery.state])
  })
  const url = 'https://hooks.example.com/in?a=1'
  await sent({ url, body: '{"text":"ö"}', headers: { 'x-svc-secret': 's' } })
  expect(seen).toEqual([['POST', url, '{"text":"ö"}', '13', 'svc-mock', 's', 700_001, 'pending']])
  expect(log.last()).toMatchObject({ state: 'delivered', attempts: [{ status: 200 }] })
})

it.each<[string, () => Response | number | Promise<number>, Partial<Delivery['attempts'][number]>]>([
  ['a status', () => 202, { status: 202 }],
  ['a promise of one', async () => 204, { status: 204 }],
  ['a response', () => new Response('thanks', { status: 201 }), { status: 201, response: 'thanks' }],
  ['a response without a body', () => new Response(null, { status: 204 }), { status: 204 }],
])('takes %s for an answer', async (_what, receiver, attempt) => {
  const { dispatcher, sent } = aDispatch()
  dispatcher.onDelivery(receiver)
  expect(await sent()).toMatchObject({ state: 'delivered', attempts: [attempt] })
})

it.each<[string, () => unknown, string | RegExp]>([
  ['answers 500', () => 500, 'The receiver answered 500'],
  [
    'answers a redirect',
    () => Response.redirect('http://localhost/x', 307),
    'The answer 307 leads to http://localhost/x; redirects are not followed',
  ],
  [
    'throws',
    () => {
      throw new Error('not today')
    },
    'not today',
  ],
  [
    'throws what is no error',
    () => {
      throw 'not today'
    },
    'not today',
  ],
  ['rejects', () => Promise.reject(new Error('not today')), 'not today'],
  ['answers no status', () => 99, 'The receiver answered 99; answer a Response or a status from 200 to 599'],
  ['answers a fraction', () => 200.5, 'The receiver answered 200.5; answer a Response or a status from 200 to 599'],
  ['answers something else', () => 'ok', 'The receiver answered ok; answer a Response or a status'],
  ['answers null', () => null, 'The receiver answered null; answer a Response or a status'],
  ['answers an error response', () => Response.error(), 'The receiver answered 0'],
  ['answers a response that was read', () => readResponse(), /Body is unusable|disturbed|locked/],
])('counts as failed what a receiver does that %s', async (_how, receiver, reason) => {
  const { dispatcher, sent } = aDispatch()
  dispatcher.onDelivery(receiver as () => number)
  expect(await sent()).toMatchObject({
    state: 'failed',
    reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
  })
})

const readResponse = async (): Promise<Response> => {
  const response = new Response('once')
  response.body?.getReader()
  return response
}

it('gives up a receiver that takes too long, and ignores what it answers later', async () => {
  const { dispatcher, sent, log } = aDispatch({ timeout: 20 })
  let answer = (_status: number): void => undefined
  dispatcher.onDelivery(
    () =>
      new Promise<number>((resolve) => {
        answer = resolve
      }),
  )
  const told = 'No complete answer within 20 ms'
  expect(await sent()).toMatchObject({ state: 'failed', reason: told, restsOn: ['WH-25'] })
  answer(200)
  await new Promise(setImmediate)
  expect(statesOf(log)).toEqual(['failed'])
})

it('reads no more than it keeps of a response without end', async () => {
  const { dispatcher, sent } = aDispatch()
  let wasCancelled = false
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(16_384))),
    cancel: () => {
      wasCancelled = true
    },
  })
  dispatcher.onDelivery(() => new Response(body))
  expect(await sent()).toMatchObject({ state: 'delivered', attempts: [{ response: 'x'.repeat(1000) }] })
  expect(wasCancelled).toBe(true)
})

it('asks the first receiver whose filter matches, and HTTP where none does', async () => {
  const wire = await aReceiver()
  const { dispatcher, post } = aDispatch()
  const taken: string[] = []
  const by =
    (name: string) =>
    (_request: Request, { id }: Delivery) =>
      void taken.push(`${name} ${id - 700_000}`)
  dispatcher.onDelivery(by('cancelled'), { trigger: 'BOOKING_CANCELLED' })
  dispatcher.onDelivery(by('example'), { url: /example\.com/, bookingUid: null })
  const stop = dispatcher.onDelivery(by('webhook'), { webhookId: 300_001 })
  post({ trigger: 'BOOKING_CANCELLED', url: 'http://a.example.com/' })
  post({ url: 'http://a.example.com/' })
  post({ url: 'http://a.example.com/', bookingUid: 'one' })
  post({ url: wire.url, webhookId: 300_002 })
  await dispatcher.settled()
  stop()
  stop()
  post({ url: wire.url })
  await dispatcher.settled()
  expect(taken.sort()).toEqual(['cancelled 1', 'example 2', 'webhook 3'])
  expect(wire.bodies().toSorted()).toEqual(['{"number":4}', '{"number":5}'])
})

it.each(['ftp://localhost/', 'http://me@localhost/', 'nonsense'])(
  'refuses %s for a receiver in this process too',
  async (url) => {
    const { dispatcher, sent } = aDispatch()
    dispatcher.onDelivery(() => 200)
    expect((await sent({ url })).state).toBe('refused')
  },
)

it('counts a filter that throws as a failed connection, and goes on', async () => {
  const { dispatcher, sent } = aDispatch()
  const stop = dispatcher.onDelivery(
    () => 200,
    () => {
      throw new Error('my filter')
    },
  )
  expect(await sent({ url: 'http://example.com/' })).toMatchObject({ state: 'failed', reason: 'my filter' })
  stop()
  expect((await sent({ url: 'http://example.com/' })).state).toBe('refused')
})
