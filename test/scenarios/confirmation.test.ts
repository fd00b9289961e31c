import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'

const confirmation = () => createMock({ scenario: 'confirmation', now: '2026-01-05T09:00:00Z', freeze: true })
type Mock = Awaited<ReturnType<typeof confirmation>>

const attendee = { name: 'Fay Ford', email: 'fay@example.com', timeZone: 'Europe/London' }
const book = (mock: Mock, key: string, body: object) =>
  ask(mock, 'POST /v2/bookings', {
    version: bookingsVersion,
    body: { eventTypeId: mock.ids[`eventType.${key}`], attendee, ...body },
  })
const answer = (mock: Mock, action: string, { uid, as = 'owner' }: { uid: string; as?: string }) =>
  ask(mock, `POST /v2/bookings/${uid}/${action}`, { as, version: bookingsVersion })

it('a consultation waits, blocks its time meanwhile, and stands once its host confirms [BK-49] [AV-12] [XT-03]', async () => {
  const mock = await confirmation()
  const uid = String(mock.ids['booking.consultation'])
  const meanwhile = await book(mock, 'lesson', { start: '2026-01-07T10:00:00Z' })
  expect([meanwhile.status, meanwhile.headers.get('x-mock-refused-by')]).toEqual([400, 'booking.host_busy'])
  expect((await answer(mock, 'confirm', { uid, as: 'attendee' })).status).toBe(403)
  expect((await answer(mock, 'confirm', { uid })).body.data.status).toBe('accepted')
})

it('a consultation that is declined gives its time back [XT-03]', async () => {
  const mock = await confirmation()
  const uid = String(mock.ids['booking.consultation'])
  expect((await answer(mock, 'decline', { uid })).body.data.status).toBe('rejected')
  expect((await book(mock, 'consultation', { start: '2026-01-07T10:00:00Z' })).body.data.status).toBe('pending')
})

it.each([
  ['23 hours and 59 minutes', '2026-01-06T08:59:00Z', 'pending'],
  ['a day', '2026-01-06T09:00:00Z', 'accepted'],
])('a lesson in %s begins as %s %s [BK-49]', async (_ahead, start, status) => {
  expect((await book(await confirmation(), 'lesson', { start })).body.data.status).toBe(status)
})

it('a course is confirmed as a whole [XT-47]', async () => {
  const mock = await confirmation()
  const { body } = await ask(mock, `GET /v2/bookings/${mock.ids['booking.course']}`, { version: bookingsVersion })
  const [first] = [body.data].flat()
  const confirmed = await answer(mock, 'confirm', { uid: first.recurringBookingUid })
  expect(confirmed.body.data.map((it: { status: string }) => it.status)).toEqual(['accepted', 'accepted', 'accepted'])
})

it('help at once is given by the host who takes it up [BK-33]', async () => {
  const mock = await confirmation()
  const asked = await book(mock, 'help', { start: '2026-01-05T09:00:00Z', instant: true })
  expect(asked.body.data.status).toBe('awaiting_host')
  const { body } = await answer(mock, 'confirm', { uid: asked.body.data.uid, as: 'host' })
  expect(body.data).toMatchObject({ status: 'accepted', hosts: [{ name: 'Cleo Carver' }] })
})
