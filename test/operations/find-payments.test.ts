import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { harbour, harbourNow } from '../builders/a-harbour.js'
import { ask, restsOn } from '../client.js'

const mock = await createMock({ scenario: harbour, now: harbourNow, freeze: true })
const find = (key: string) => ask(mock, `GET /v1/payments?apiKey=${mock.keys[key]}`)

it("lists the payments of the user's own bookings, and rests on no choice [V1-08]", async () => {
  const answer = await find('ada')
  expect(answer.status).toBe(200)
  const common = { refunded: false, fee: 0, paymentOption: 'ON_BOOKING', currency: 'usd' }
  expect(answer.body).toEqual({
    payments: [
      { id: 500001, amount: 5000, success: true, bookingId: 100002, ...common },
      { id: 500002, amount: 700, success: false, bookingId: 100001, ...common },
    ],
  })
  expect(restsOn(answer)).toEqual([])
})

it.each([
  ['an outsider those of her own alone', 'eve', [500003]],
  ['an organizer without payments none', 'ben', []],
  ['a team admin none', 'cleo', []],
  ['an organization admin none', 'dan', []],
  ['a system admin none', 'ivy', []],
])('lists for %s [V1-08]', async (_who, key, expected) => {
  expect((await find(key)).body.payments.map((it: { id: number }) => it.id)).toEqual(expected)
})

it('refuses a missing key [V1-01]', async () => {
  expect((await ask(mock, 'GET /v1/payments')).status).toBe(401)
})
