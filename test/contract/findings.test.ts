import { expect, it } from 'vitest'
import { ask, bookingsVersion } from '../client.js'
import { openPersonal } from '../pipeline/open-personal.js'

const attendee = { name: 'Zoe', email: 'zoe@example.com', timeZone: 'UTC' }

const booking = async (guests: readonly unknown[]) => {
  const { mock } = await openPersonal()
  const body = { start: '2026-01-06T10:00:00Z', eventTypeId: mock.ids['eventType.intro'], attendee, guests }
  return ask(mock, 'POST /v2/bookings', { as: 'owner', version: bookingsVersion, body })
}

const addresses = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => `guest-${number}@example.com`)

it('finds the one wrong element of a long list, at its very end', async () => {
  const { status, body } = await booking([...addresses(3000), 'nobody'])
  expect([status, body.error.message]).toEqual([400, 'guests.3000 must be an e-mail address'])
})

it('says of half a million wrong elements what is wrong with the first fifty, and takes no time to look at the others', async () => {
  const began = performance.now()
  const { status, body } = await booking(Array.from({ length: 500_000 }, () => 1))
  expect(performance.now() - began).toBeLessThan(5000)
  expect(status).toBe(400)
  expect(body.error.message.split('; ')).toHaveLength(50)
  expect(body.error.message).toContain('guests.49 must be a string')
})

it('answers in time where each of very many elements has a choice of forms and fits none', async () => {
  const { mock } = await openPersonal()
  const began = performance.now()
  const bookingFields = Array.from({ length: 300_000 }, () => ({}))
  const body = { title: 'Demo', slug: 'demo', lengthInMinutes: 30, bookingFields }
  const { status } = await ask(mock, 'POST /v2/event-types', { as: 'owner', version: '2024-06-14', body })
  expect(performance.now() - began).toBeLessThan(5000)
  expect(status).toBe(400)
})
