import { expect, it } from 'vitest'
import { createMock, type Scenario } from '../../src/index.js'

const scenario = (token: string): Scenario => ({
  format: 1,
  story: 'Ada has a key of her own making.',
  users: { ada: {} },
  credentials: { owner: { kind: 'apiKey', user: 'ada', token } },
})

it.each([
  ['acme_mine', 'in the product’s word'],
  ['svc_mine', 'in the word of the mock'],
])('takes a token that a scenario writes as %s, %s, and prints it in the product’s word', async (token) => {
  const mock = await createMock({ scenario: scenario(token), product: 'acme' })
  expect(mock.keys).toEqual({ owner: 'acme_mine' })
  const response = await mock.fetch('/v2/bookings', { headers: { authorization: 'Bearer acme_mine' } })
  expect(response.status).toBe(200)
})
