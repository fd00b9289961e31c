import { expect, it } from 'vitest'
import { requestJson, requestLine } from '../../src/cli/serving/request-line.js'
import { createPaint } from '../../src/cli/terminal/paint.js'
import { createMock, type Exchange } from '../../src/index.js'
import { rotation, rotationNow } from '../builders/a-rotation.js'
import { ask, bookingsVersion as version } from '../client.js'

const attendee = { name: 'Kim', email: 'kim@example.com', timeZone: 'UTC' }

const open = async () => {
  const seen: Exchange[] = []
  const mock = await createMock({
    scenario: rotation,
    now: rotationNow,
    freeze: true,
    onRequest: (it) => seen.push(it),
  })
  const book = async (eventType: string, start: string) => {
    const body = { start, eventTypeId: mock.ids[`eventType.${eventType}`], attendee }
    await ask(mock, 'POST /v2/bookings', { version, body })
    return told(seen.at(-1))
  }
  return { mock, seen, book }
}

const told = (exchange: Exchange | undefined): Exchange => {
  if (!exchange) throw new Error('Nothing was told')
  return exchange
}
const lineOf = (exchange: Exchange) => requestLine(exchange, 1, createPaint(false))

it('tells who was asked, who was left by which step, and who it came to [HA-04]', async () => {
  const { book } = await open()
  const exchange = await book('call', '2026-01-09T10:00:00Z')
  expect(exchange.why).toEqual({
    candidates: [1001, 1002, 1003],
    busy: [],
    steps: [{ rests: 'HA-04', left: [1002] }],
    chosen: [1002],
  })
  expect(lineOf(exchange)).toContain('  host 1002 by HA-04  ')
})

it('tells each step that left somebody out [HA-03]', async () => {
  const { book } = await open()
  expect((await book('favoured', '2026-01-09T10:00:00Z')).why?.steps).toEqual([{ rests: 'HA-03', left: [1003] }])
})

it('tells who was busy with which booking [HA-01]', async () => {
  const { book } = await open()
  const exchange = await book('call', '2026-01-06T10:00:00Z')
  expect(exchange.why).toMatchObject({ busy: [{ userId: 1001, bookingUid: 'call' }], chosen: [1002] })
  expect(lineOf(exchange)).toContain('  host 1002 by HA-04; busy: 1001  ')
  const last = await book('named', '2026-01-06T10:15:00Z')
  expect(last).toMatchObject({ refusedBy: 'booking.host_busy', why: undefined })
})

it('tells of the only one who was free that he was', async () => {
  const { book } = await open()
  await book('call', '2026-01-06T10:00:00Z')
  expect(lineOf(await book('call', '2026-01-06T10:00:00Z'))).toContain('  host 1003 by HA-01; busy: 1001, 1002  ')
})

it('tells all hosts where nobody is chosen, and says nothing of it on the line [HA-06]', async () => {
  const { book } = await open()
  const together = await book('together', '2026-01-09T10:00:00Z')
  expect(together.why).toEqual({ candidates: [1001, 1002], busy: [], steps: [], chosen: [1001, 1002] })
  const own = await book('own', '2026-01-09T11:00:00Z')
  expect(own.why).toEqual({ candidates: [1001], busy: [], steps: [], chosen: [1001] })
  for (const exchange of [together, own]) expect(lineOf(exchange)).not.toContain('host ')
})

it('tells it when a booking moves, and when it is reassigned', async () => {
  const { mock, seen } = await open()
  const body = { start: '2026-01-09T10:00:00Z' }
  await ask(mock, 'POST /v2/bookings/call/reschedule', { as: 'ada', version, body })
  expect(told(seen.at(-1)).why?.chosen).toHaveLength(1)
  await ask(mock, 'POST /v2/bookings/named/reassign', { as: 'ada', version })
  expect(told(seen.at(-1)).why).toEqual({ candidates: [1002], busy: [], steps: [], chosen: [1002] })
})

it('tells it to programs, and nothing where no host was chosen', async () => {
  const { mock, seen, book } = await open()
  const { why } = JSON.parse(requestJson(await book('call', '2026-01-09T10:00:00Z'), 1))
  expect(why.chosen).toEqual([1002])
  await ask(mock, 'GET /v2/bookings/call', { version })
  expect('why' in JSON.parse(requestJson(told(seen.at(-1)), 1))).toBe(false)
})
