import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'

const team = () => createMock({ scenario: 'team-roundrobin', now: '2026-01-05T09:00:00Z', freeze: true })

it('three people of a team take turns on one event type [HA-04]', async () => {
  const mock = await team()
  const attendee = { name: 'Zoe Zane', email: 'zoe@example.com', timeZone: 'Europe/London' }
  const hosts: string[] = []
  for (const hour of ['12', '13', '14']) {
    const body = { eventTypeId: mock.ids['eventType.intro'], start: `2026-01-08T${hour}:00:00Z`, attendee }
    const made = await ask(mock, 'POST /v2/bookings', { version: bookingsVersion, body })
    hosts.push(made.body.data.hosts[0].username)
  }
  expect(hosts).toHaveLength(3)
  expect([...hosts].sort()).toEqual(['ada', 'ben', 'cleo'])
})

it('the mandatory host comes to every urgent call', async () => {
  const mock = await team()
  const uid = mock.ids['booking.urgent']
  const { body } = await ask(mock, `GET /v2/bookings/${uid}`, { as: 'owner', version: bookingsVersion })
  expect(body.data.hosts[0].username).toBe('ada')
})

it('admins of the team see its bookings, plain members and strangers do not [AU-22]', async () => {
  const mock = await team()
  const { 'organization.harbour': organization, 'team.support': support } = mock.ids
  const path = `/v2/organizations/${organization}/teams/${support}/bookings` as const
  const answers = ['owner', 'admin', 'member', 'outsider'].map((as) => ask(mock, `GET ${path}`, { as }))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 403, 403])
  expect((await ask(mock, `GET ${path}`, { as: 'owner' })).body.pagination.totalItems).toBe(3)
})

it('the event types of the team name their hosts', async () => {
  const mock = await team()
  const { body } = await ask(mock, `GET /v2/teams/${mock.ids['team.support']}/event-types?eventSlug=intro`, {
    as: 'member',
  })
  expect(body.data[0].hosts.map(({ username }: { username: string }) => username)).toEqual(['ada', 'ben', 'cleo'])
})

it('the past call left a link, a reference, a transcript and a session [XT-08]', async () => {
  const mock = await team()
  const counts = []
  for (const what of ['calendar-links', 'references', 'transcripts', 'conferencing-sessions']) {
    const path = `GET /v2/bookings/${mock.ids['booking.past']}/${what}` as const
    counts.push((await ask(mock, path, { as: 'owner', version: bookingsVersion })).body.data.length)
  }
  expect(counts).toEqual([1, 1, 1, 1])
})
