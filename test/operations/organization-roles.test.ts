import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock, type Mock } from '../../src/index.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { harbour } from '../builders/harbour.js'
import { ask, restsOn } from '../client.js'

const aMock = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: harbour, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })
const roles = '/v2/organizations/1/roles'
const pathOf = (mock: Mock, role = 'role.keeper') => `${roles}/${mock.ids[role]}` as const
const namesIn = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort()

it('lists the roles that come with the organization and its own, and no team’s [XT-22] [RO-01]', async () => {
  const { status, body } = await ask(await aMock(), `GET ${roles}`, { as: 'orgOwner' })
  expect([status, Object.keys(body)]).toEqual([200, ['status', 'data']])
  expect(namesIn(body.data)).toEqual(['Admin', 'Keeper', 'Member', 'Owner'])
  expect(body.data.every((it: { organizationId: number }) => it.organizationId === 1)).toBe(true)
})

it('lists the part that is asked for [XT-30]', async () => {
  const mock = await aMock()
  const { data: all } = (await ask(mock, `GET ${roles}`, { as: 'orgOwner' })).body
  const { data } = (await ask(mock, `GET ${roles}?skip=1&take=2`, { as: 'orgOwner' })).body
  expect(data).toEqual(all.slice(1, 3))
})

it('makes a role with what is sent, null and empty where nothing is [XT-22] [RO-01] [XT-30]', async () => {
  const mock = await aMock()
  const made = await ask(mock, `POST ${roles}`, { as: 'orgOwner', body: { name: 'Steward', permissions: ['*.*'] } })
  expect(made.status).toBe(201)
  expect(made.body.data).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Steward',
    color: null,
    description: null,
    organizationId: 1,
    type: 'CUSTOM',
    permissions: ['*.*'],
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-01-05T09:00:00.000Z',
  })
  const got = await ask(mock, `GET ${roles}/${made.body.data.id}`, { as: 'orgOwner' })
  expect([got.status, got.body]).toEqual([200, made.body])
})

it.each([
  ['no name', {}, 'name'],
  ['an empty name', { name: '' }, 'name'],
  ['a colour that is none', { name: 'a', color: '#12345' }, 'color'],
  ['a permission of teams', { name: 'a', permissions: ['booking.readTeamBookings'] }, '"booking.readTeamBookings"'],
])('refuses %s and names it [RO-02] [RO-03]', async (_what, body, named) => {
  const refused = await ask(await aMock(), `POST ${roles}`, { as: 'orgOwner', body })
  expect(refusalIn(refused).slice(0, 2)).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(refused.body.error)).toContain(named)
})

it('makes a role of a name that is taken and warns [RO-02]', async () => {
  const made = await ask(await aMock(), `POST ${roles}`, { as: 'orgOwner', body: { name: 'Keeper' } })
  expect([made.status, made.headers.get('x-mock-warning')]).toEqual([201, expect.stringContaining('AL-25')])
})

it('refuses a name that is taken [AL-25]', async () => {
  const refused = await ask(await aMock(['AL-25']), `POST ${roles}`, { as: 'orgOwner', body: { name: 'Keeper' } })
  expect(refusalIn(refused)).toEqual([400, 'role.name_taken', expect.stringContaining('"Keeper" belongs to role')])
})

it('deletes a role and answers it as it was [XT-22]', async () => {
  const mock = await aMock()
  const { body: before } = await ask(mock, `GET ${pathOf(mock)}`, { as: 'orgOwner' })
  const gone = await ask(mock, `DELETE ${pathOf(mock)}`, { as: 'orgOwner' })
  expect([gone.status, gone.body]).toEqual([200, before])
  expect(refusalIn(await ask(mock, `GET ${pathOf(mock)}`, { as: 'orgOwner' }))).toEqual([
    ...[404, 'role.unknown', expect.stringContaining(`organization 1 has no role ${mock.ids['role.keeper']}`)],
  ])
})

it('leaves those who held a deleted role their plain role, and says on what that rests [XT-22] [AU-11]', async () => {
  const mock = await aMock()
  expect((await ask(mock, `GET ${roles}`, { as: 'orgKeeper' })).status).toBe(200)
  const gone = await ask(mock, `DELETE ${pathOf(mock)}`, { as: 'orgOwner' })
  expect(restsOn(gone)).toContain('XT-22')
  expect(refusalIn(await ask(mock, `GET ${roles}`, { as: 'orgKeeper' }))).toEqual([
    ...[403, 'access.role_too_low', expect.stringContaining('ORG_ADMIN or the permission role.update')],
  ])
})

it('deletes a role that nobody holds without a word [XT-22]', async () => {
  const mock = await aMock()
  const made = await ask(mock, `POST ${roles}`, { as: 'orgOwner', body: { name: 'Steward' } })
  const gone = await ask(mock, `DELETE ${roles}/${made.body.data.id}`, { as: 'orgOwner' })
  expect([gone.status, restsOn(gone), gone.headers.get('x-mock-warning')]).toEqual([200, [], null])
})

it('deletes a SYSTEM role and warns [RO-02]', async () => {
  const mock = await aMock()
  const gone = await ask(mock, `DELETE ${pathOf(mock, 'organization.harbour.role.member')}`, { as: 'orgOwner' })
  expect([gone.status, gone.headers.get('x-mock-warning')]).toEqual([200, expect.stringContaining('AL-36')])
})

it('refuses to delete a SYSTEM role, and keeps it [AL-36]', async () => {
  const mock = await aMock(['AL-36'])
  const path = pathOf(mock, 'organization.harbour.role.member')
  expect(refusalIn(await ask(mock, `DELETE ${path}`, { as: 'orgOwner' }))).toEqual([
    ...[400, 'role.is_system', expect.stringContaining('type SYSTEM')],
  ])
  expect((await ask(mock, `GET ${path}`, { as: 'orgOwner' })).status).toBe(200)
})

const asked = [
  ['GET', roles, {}],
  ['POST', roles, { body: { name: 'a' } }],
  ['GET', 'one', {}],
  ['DELETE', 'one', {}],
] as const

it.each(asked)('serves on %s %s admins, holders of the permission, and clients [AU-30] [AU-11]', async (...request) => {
  const [method, path, rest] = request
  for (const as of ['orgOwner', 'orgKeeper', 'systemAdmin', 'client']) {
    const mock = await aMock()
    const answered = await ask(mock, `${method} ${path === 'one' ? pathOf(mock) : path}`, { ...rest, as })
    expect([as, answered.status]).toEqual([as, method === 'POST' ? 201 : 200])
  }
})

it.each(asked)('refuses on %s %s everybody else [AU-30] [AU-04] [AU-06]', async (method, path, rest) => {
  const mock = await aMock()
  const nameOf = async (as?: string) => {
    const target = `${method} ${path === 'one' ? pathOf(mock) : path}` as const
    return (await ask(mock, target, { ...rest, ...(as !== undefined && { as }) })).headers.get('x-mock-refused-by')
  }
  expect(await nameOf('teamAdmin')).toBe('access.role_too_low')
  expect(await nameOf('member')).toBe('access.role_too_low')
  expect(await nameOf('outsider')).toBe('access.not_organization_member')
  expect(await nameOf('managedUser')).toBe('access.not_organization_member')
  expect(await nameOf('expiredToken')).toBe('auth.token_expired')
  expect(await nameOf()).toBe('auth.missing')
})

it.each(['GET', 'DELETE'])('does not know, on %s, the role of a team [RO-02]', async (method) => {
  const mock = await aMock()
  const refused = await ask(mock, `${method} ${pathOf(mock, 'role.coordinator')}`, { as: 'orgOwner' })
  expect(refusalIn(refused)).toEqual([
    ...[404, 'role.unknown', expect.stringContaining(`organization 1 has no role ${mock.ids['role.coordinator']}`)],
  ])
})
