import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'

const attendee = { name: 'Zoe Zane', email: 'zoe@example.com', timeZone: 'Europe/London' }

it('a meeting takes place only when all of its three hosts are free, and all of them come [HA-06]', async () => {
  const mock = await createMock({ scenario: 'team-collective', now: '2026-01-05T09:00:00Z', freeze: true })
  const book = (start: string) =>
    ask(mock, 'POST /v2/bookings', {
      version: bookingsVersion,
      body: { eventTypeId: mock.ids['eventType.panel'], start, attendee },
    })

  const whileCleoIsBusy = await book('2026-01-08T10:00:00Z')
  expect(whileCleoIsBusy.status).toBe(400)
  expect(whileCleoIsBusy.headers.get('x-mock-rests-on')).toContain('BK-30')

  const whenAllAreFree = await book('2026-01-08T12:00:00Z')
  expect(whenAllAreFree.status).toBe(201)
  const { hosts, attendees } = whenAllAreFree.body.data
  expect(hosts.map(({ username }: { username: string }) => username)).toEqual(['ada'])
  expect(attendees.map(({ email }: { email: string }) => email)).toEqual([
    'zoe@example.com',
    'ben@example.com',
    'cleo@example.com',
  ])
})
