import { expect, it } from 'vitest'
import { createMock } from '../../src/index.js'
import { ask, bookingsVersion } from '../client.js'

const roles = () => createMock({ scenario: 'organization-roles', now: '2026-01-05T09:00:00Z', freeze: true })

it.each([
  ['owner', 200],
  ['admin', 200],
  ['reader', 200],
  ['member', 403],
  ['invited', 403],
  ['outsider', 403],
  ['systemAdmin', 200],
])('the bookings of the organization, asked for by %s: %i [AU-21, AU-11]', async (as, status) => {
  const mock = await roles()
  const answered = await ask(mock, `GET /v2/organizations/${mock.ids['organization.harbour']}/bookings`, { as })
  expect(answered.status).toBe(status)
})

it.each([
  ['owner', 200],
  ['clerk', 200],
  ['reader', 403],
  ['member', 403],
])('a role of the organization, changed by %s: %i [AU-30, AU-11]', async (as, status) => {
  const mock = await roles()
  const path = `/v2/organizations/${mock.ids['organization.harbour']}/roles/${mock.ids['role.reader']}` as const
  const answered = await ask(mock, `PATCH ${path}`, { as, body: { description: 'Sees everything.' } })
  expect(answered.status).toBe(status)
})

it('a plain member of the team may create roles and see bookings, because his role says so [AU-11]', async () => {
  const mock = await roles()
  const path = `/v2/organizations/${mock.ids['organization.harbour']}/teams/${mock.ids['team.support']}` as const
  const body = { name: 'Apprentice', permissions: ['booking.read'] }
  expect((await ask(mock, `POST ${path}/roles`, { as: 'clerk', body })).status).toBe(201)
  expect((await ask(mock, `POST ${path}/roles`, { as: 'member', body })).status).toBe(403)
  expect((await ask(mock, `GET ${path}/bookings`, { as: 'clerk' })).body.data).toHaveLength(2)
  expect((await ask(mock, `GET ${path}/bookings`, { as: 'member' })).status).toBe(403)
})

it('who may move a booking elsewhere [AU-23]', async () => {
  const mock = await roles()
  const path = `/v2/bookings/${mock.ids['booking.first']}/location` as const
  const body = { location: { type: 'address', address: '1 Quay Street' } }
  const statuses: Record<string, number> = {}
  for (const as of ['member', 'teamAdmin', 'clerk', 'reader', 'outsider']) {
    statuses[as] = (await ask(mock, `PATCH ${path}`, { as, version: bookingsVersion, body })).status
  }
  expect(statuses).toEqual({ member: 200, teamAdmin: 200, clerk: 200, reader: 403, outsider: 403 })
})
