import { beforeEach, expect, it } from 'vitest'
import { createMock, type Mock } from '../../src/index.js'
import { changeTeamEventType } from '../builders/a-team-event-type-change.js'
import { anEventTypeScenario } from '../builders/an-event-type-scenario.js'
import { ask, bookingsVersion } from '../client.js'

const robin = { name: 'Robin', email: 'robin@example.com' }
const scenario = anEventTypeScenario({
  bookings: {
    seeded: { eventType: 'onboarding', host: 'cleo', start: '2026-01-12T10:00:00Z', uid: 'seeded', attendee: robin },
  },
})

let mock: Mock
beforeEach(async () => {
  mock = await createMock({ scenario, now: '2026-01-05T09:00:00Z', freeze: true })
  const body = {
    eventTypeId: mock.ids['eventType.onboarding.cleo'],
    start: '2026-01-12T14:00:00Z',
    attendee: { ...robin, timeZone: 'Europe/London' },
  }
  expect((await ask(mock, 'POST /v2/bookings', { version: bookingsVersion, body })).status).toBe(201)
  const removed = await changeTeamEventType(
    { hosts: [{ userId: mock.ids['user.dan'] }] },
    { mock, eventType: 'onboarding' },
  )
  expect(removed.status).toBe(200)
  const gone = await ask(mock, `GET /v2/event-types/${mock.ids['eventType.onboarding.cleo']}`, { as: 'ben' })
  expect(gone.status).toBe(404)
})

it('stay in the list of the team [BK-72]', async () => {
  const path = `organizations/${mock.ids['organization.harbour']}/teams/${mock.ids['team.support']}/bookings` as const
  expect((await ask(mock, `GET /v2/${path}`, { as: 'ben' })).body.data).toMatchObject([
    { uid: 'seeded', eventType: { slug: 'onboarding' } },
    { start: '2026-01-12T14:00:00.000Z' },
  ])
})

it.each([
  ['support', 2],
  ['sales', 0],
])('stay in the list of the organization by the team %s [BK-71] [BK-77]', async (team, count) => {
  const path = `GET /v2/organizations/${mock.ids['organization.harbour']}/bookings` as const
  const named = `teamId=${mock.ids[`team.${team}`]}`
  for (const query of [named, named.replace('teamId', 'teamsIds')])
    expect((await ask(mock, `${path}?${query}`, { as: 'owner' })).body.data).toHaveLength(count)
})

it.each([
  ['the team’s admin', 'ben', 200],
  ['another member', 'dan', 403],
])('are moved to another place by %s with %s: %d [AU-23] [AU-08]', async (_who, as, status) => {
  const moved = await ask(mock, 'PATCH /v2/bookings/seeded/location', {
    ...{ as, version: bookingsVersion },
    body: { location: { type: 'address', address: '1 Quay Street' } },
  })
  expect(moved.status).toBe(status)
})
