import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDesk, zoe } from './open-desk.js'

const start = '2026-01-06T10:00:00.000Z'
let desk

beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

/** Start and status of each meeting, once everything is delivered. */
const meetings = async () => {
  await desk.mock.settled()
  return (await desk.app.meetings()).map((meeting) => `${meeting.start.slice(0, 16)} ${meeting.status}`)
}

it('knows a meeting once it is booked', async () => {
  await desk.app.book({ ...zoe, start })
  await desk.mock.deliveries.waitFor({ trigger: 'BOOKING_CREATED', state: 'delivered' })
  expect(await desk.app.meetings()).toEqual([
    {
      uid: expect.any(String),
      status: 'booked',
      title: 'Intro call between Ada Archer and Zoe Zander',
      start,
      end: '2026-01-06T10:30:00.000Z',
    },
  ])
})

it('knows that a meeting was cancelled', async () => {
  await desk.app.book({ ...zoe, start })
  await desk.change('cancel', { cancellationReason: 'The train is late.' })
  expect(await meetings()).toEqual(['2026-01-06T10:00 cancelled'])
})

it('knows that a meeting was moved, and where to', async () => {
  await desk.app.book({ ...zoe, start })
  await desk.change('reschedule', { start: '2026-01-07T12:00:00Z' })
  expect(await meetings()).toEqual(['2026-01-06T10:00 moved', '2026-01-07T12:00 booked'])
  const [old, moved] = await desk.app.meetings()
  expect(old.movedTo).toBe(moved.uid)
})

it('knows that a meeting has ended', async () => {
  await desk.app.book({ ...zoe, start })
  desk.mock.clock.advance({ days: 2 })
  expect(await meetings()).toEqual(['2026-01-06T10:00 ended'])
})

it('takes a delivery that comes twice once', async () => {
  desk.mock.deliveries.disturb({ do: 'duplicate', times: 2 })
  await desk.app.book({ ...zoe, start })
  await desk.change('cancel', {})
  expect(await meetings()).toEqual(['2026-01-06T10:00 cancelled'])
  expect(desk.mock.deliveries.all().map(({ attempts }) => attempts.length)).toEqual([2, 2])
})

it.each([
  ['cancel', {}, ['2026-01-06T10:00 cancelled']],
  ['reschedule', { start: '2026-01-07T12:00:00Z' }, ['2026-01-06T10:00 moved', '2026-01-07T12:00 booked']],
])('is not misled where what happened first (then: %s) comes last', async (move, body, expected) => {
  desk.mock.deliveries.disturb({ do: 'holdBack' })
  await desk.app.book({ ...zoe, start })
  await desk.change(move, body)
  expect(await meetings()).toEqual(expected)
})

it.each([
  ['none', {}],
  ['one of somebody else', { 'x-svc-signature-256': 'f'.repeat(64) }],
  ['that of a webhook without a secret', { 'x-svc-signature-256': 'no-secret-provided' }],
])('believes no delivery whose signature is %s', async (_what, headers) => {
  const payload = { uid: 'made-up', title: 'Party', startTime: start, endTime: start }
  const body = JSON.stringify({ triggerEvent: 'BOOKING_CREATED', createdAt: start, payload })
  const { status } = await fetch(`${desk.app.url}/webhooks`, { method: 'POST', headers, body })
  expect([status, await desk.app.meetings()]).toEqual([401, []])
})

it('believes no delivery that was changed on its way', async () => {
  await desk.app.book({ ...zoe, start })
  const { headers, body } = await desk.mock.deliveries.waitFor({ trigger: 'BOOKING_CREATED' })
  const changed = body.replaceAll('Zoe', 'Eve')
  expect((await fetch(`${desk.app.url}/webhooks`, { method: 'POST', headers, body: changed })).status).toBe(401)
})
