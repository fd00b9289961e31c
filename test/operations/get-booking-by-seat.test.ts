import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { rotation, rotationNow } from '../builders/a-rotation.js'
import { ask, bookingsVersion as version } from '../client.js'

const open = () => createMock({ scenario: rotation, now: rotationNow, freeze: true })
type Mock = Awaited<ReturnType<typeof open>>

const bySeat = (mock: Mock, seat: unknown, as = 'ada') => ask(mock, `GET /v2/bookings/by-seat/${seat}`, { as, version })

it('finds a booking by one of its seats, as reading it by its uid does [XT-07]', async () => {
  const mock = await open()
  const answer = await bySeat(mock, mock.ids['seat.hidden.1'])
  const read = await ask(mock, 'GET /v2/bookings/hidden', { as: 'ada', version })
  expect([answer.status, answer.body]).toEqual([200, { status: 'success', data: read.body.data }])
  expect(answer.body.data.attendees).toHaveLength(2)
})

it.each([
  ['robin', 'hidden', 0],
  ['eve', 'hidden', 0],
  ['root', 'hidden', 2],
  ['eve', 'shown', 1],
])('shows %s of the booking %s %i attendees [BK-62] [XT-07]', async (as, uid, count) => {
  const mock = await open()
  expect((await bySeat(mock, mock.ids[`seat.${uid}.0`], as)).body.data.attendees).toHaveLength(count)
})

it.each(['nothing', '00000000-0000-4000-8000-000000000000', 'hidden'])(
  'does not find the seat %s [XT-07]',
  async (seat) => {
    const answer = await bySeat(await open(), seat)
    expect([answer.status, answer.headers.get('x-mock-refused-by')]).toEqual([404, 'booking.no_such_seat'])
    expect(answer.body.error.message).toContain(seat)
  },
)

it('refuses anonymous callers and other versions [XT-32] [XT-34]', async () => {
  const mock = await open()
  const path = `GET /v2/bookings/by-seat/${mock.ids['seat.hidden.0']}` as const
  expect((await ask(mock, path, { version })).headers.get('x-mock-refused-by')).toBe('auth.missing')
  expect((await ask(mock, path, { as: 'ada' })).headers.get('x-mock-refused-by')).toBe('route.absent_in_version')
})
