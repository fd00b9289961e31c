import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask } from '../client.js'

const payments = () => createMock({ scenario: 'payments-v1', now: '2026-01-05T09:00:00Z', freeze: true })
type Mock = Awaited<ReturnType<typeof payments>>

const as = (mock: Mock, name: string) => `apiKey=${mock.keys[name]}`

it('an older program reads payments [V1-08]', async () => {
  const mock = await payments()
  const { status, body } = await ask(mock, `GET /v1/payments?${as(mock, 'owner')}`)
  expect(status).toBe(200)
  expect(body.payments).toMatchObject([
    { id: mock.ids['payment.paid'], amount: 5000, currency: 'eur', success: true, refunded: false, fee: 150 },
    { id: mock.ids['payment.unpaid'], success: false },
    { id: mock.ids['payment.refunded'], refunded: true },
  ])
  expect((await ask(mock, `GET /v1/payments?${as(mock, 'outsider')}`)).body).toEqual({ payments: [] })
})

it('it reads bookings, with their payments and apps [V1-04, V1-06]', async () => {
  const mock = await payments()
  const get = (key: string) => ask(mock, `GET /v1/bookings/${mock.ids[`booking.${key}.id`]}?${as(mock, 'owner')}`)
  const { booking: paid } = (await get('paid')).body
  expect(paid).toMatchObject({
    status: 'ACCEPTED',
    payment: [{ id: mock.ids['payment.paid'], success: true, paymentOption: 'ON_BOOKING' }],
  })
  const { booking: free } = (await get('free')).body
  expect(free).toMatchObject({ payment: [], responses: { location: { value: 'integrations:zoom', optionValue: '' } } })
})

it('it corrects an attendee [V1-07]', async () => {
  const mock = await payments()
  const id = mock.ids['attendee.paid.0']
  const corrected = await ask(mock, `PATCH /v1/attendees/${id}?${as(mock, 'owner')}`, {
    body: { name: 'Benjamin Brook' },
  })
  expect(corrected.body).toEqual({
    attendee: {
      id,
      bookingId: mock.ids['booking.paid.id'],
      name: 'Benjamin Brook',
      email: 'ben@example.com',
      timeZone: 'Europe/Berlin',
    },
  })
})

it.each([
  ['expired', 401],
  ['withoutUser', 404],
  ['locked', 403],
])('a key that is %s is refused with %i [V1-01]', async (name, status) => {
  const mock = await payments()
  expect((await ask(mock, `GET /v1/payments?${as(mock, name)}`)).status).toBe(status)
})
