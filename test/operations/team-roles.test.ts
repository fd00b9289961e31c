import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock, type Mock } from '../../src/index.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { harbour } from '../builders/harbour.js'
import { ask, restsOn } from '../client.js'

const aMock = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: harbour, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })
const roles = '/v2/organizations/1/teams/101/roles'
const pathOf = (mock: Mock, role = 'role.coordinator') => `${roles}/${mock.ids[role]}` as const

it('lists the roles of the team, and no others [XT-22]', async () => {
  const { status, body } = await ask(await aMock(), `GET ${roles}`, { as: 'teamAdmin' })
  expect(status).toBe(200)
  expect(body.data.map(({ name }: { name: string }) => name).sort()).toEqual([
    'Admin',
    'Coordinator',
    'Member',
    'Owner',
  ])
  expect(body.data.every(({ teamId }: { teamId: number }) => teamId === 101)).toBe(true)
})

it('lists the part that is asked for [XT-30]', async () => {
  const mock = await aMock()
  const { data: all } = (await ask(mock, `GET ${roles}`, { as: 'orgOwner' })).body
  expect((await ask(mock, `GET ${roles}?skip=3&take=250`, { as: 'orgOwner' })).body.data).toEqual(all.slice(3))
})

it('gets one role [XT-22]', async () => {
  const mock = await aMock()
  const { status, body } = await ask(mock, `GET ${pathOf(mock)}`, { as: 'orgOwner' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id: mock.ids['role.coordinator'], name: 'Coordinator', teamId: 101 })
})

it('changes every field that is sent and leaves the rest [XT-22] [RO-04]', async () => {
  const mock = await aMock()
  const { body: before } = await ask(mock, `GET ${pathOf(mock)}`, { as: 'orgOwner' })
  const change = { description: 'Keeps the rota.', permissions: ['booking.read', 'booking.read'] }
  const changed = await ask(mock, `PATCH ${pathOf(mock)}`, { as: 'orgOwner', body: change })
  expect(changed.status).toBe(200)
  expect(changed.body.data).toEqual({
    ...before.data,
    description: 'Keeps the rota.',
    permissions: ['booking.read'],
    updatedAt: '2026-01-05T09:00:00.000Z',
  })
  expect((await ask(mock, `GET ${pathOf(mock)}`, { as: 'orgOwner' })).body).toEqual(changed.body)
})

it.each([
  ['an empty name', { name: '' }, 'name'],
  ['a colour that is none', { color: 'red' }, 'color'],
  ['the wildcard', { permissions: ['*.*'] }, '"*.*"'],
])('refuses %s and names it [RO-02] [RO-03]', async (_what, body, named) => {
  const mock = await aMock()
  const refused = await ask(mock, `PATCH ${pathOf(mock)}`, { as: 'orgOwner', body })
  expect(refusalIn(refused).slice(0, 2)).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(refused.body.error)).toContain(named)
})

it('refuses the name of another role of the team, and lets a role keep its own [AL-25]', async () => {
  const mock = await aMock(['AL-25'])
  const rename = (name: string) => ask(mock, `PATCH ${pathOf(mock)}`, { as: 'orgOwner', body: { name } })
  expect(refusalIn(await rename('Owner')).slice(0, 2)).toEqual([400, 'role.name_taken'])
  expect((await rename('Coordinator')).status).toBe(200)
  expect((await rename('Keeper')).status).toBe(200)
})

it('deletes a role, answers it as it was, and leaves who held it the plain role [XT-22]', async () => {
  const mock = await aMock()
  const { body: before } = await ask(mock, `GET ${pathOf(mock)}`, { as: 'teamCoordinator' })
  const gone = await ask(mock, `DELETE ${pathOf(mock)}`, { as: 'teamCoordinator' })
  expect([gone.status, gone.body, restsOn(gone)]).toEqual([200, before, expect.arrayContaining(['XT-22'])])
  expect(refusalIn(await ask(mock, `GET ${roles}`, { as: 'teamCoordinator' })).slice(0, 2)).toEqual([
    ...[403, 'access.role_too_low'],
  ])
})

it.each(['PATCH', 'DELETE'])('serves on %s a SYSTEM role and warns [RO-02]', async (method) => {
  const mock = await aMock()
  const answered = await ask(mock, `${method} ${pathOf(mock, 'team.crew.role.admin')}`, { as: 'orgOwner' })
  expect([answered.status, answered.headers.get('x-mock-warning')]).toEqual([200, expect.stringContaining('AL-36')])
})

it.each(['PATCH', 'DELETE'])('refuses on %s a SYSTEM role [AL-36]', async (method) => {
  const mock = await aMock(['AL-36'])
  const answered = await ask(mock, `${method} ${pathOf(mock, 'team.crew.role.admin')}`, { as: 'orgOwner' })
  expect(refusalIn(answered).slice(0, 2)).toEqual([400, 'role.is_system'])
})

const asked = [
  ['GET', 'all'],
  ['GET', 'one'],
  ['PATCH', 'one'],
  ['DELETE', 'one'],
] as const

it.each(asked)('serves on %s of %s admins, holders of the permission, and clients [AU-30] [AU-11]', async (...what) => {
  const [method, which] = what
  for (const as of ['orgOwner', 'orgKeeper', 'teamAdmin', 'teamCoordinator', 'systemAdmin', 'client']) {
    const mock = await aMock()
    const answered = await ask(mock, `${method} ${which === 'one' ? pathOf(mock) : roles}`, { as })
    expect([as, answered.status]).toEqual([as, 200])
  }
})

it.each(asked)('refuses on %s of %s everybody else [AU-30] [AU-04]', async (method, which) => {
  const mock = await aMock()
  const nameOf = async (as?: string) => {
    const target = `${method} ${which === 'one' ? pathOf(mock) : roles}` as const
    return (await ask(mock, target, as === undefined ? {} : { as })).headers.get('x-mock-refused-by')
  }
  expect(await nameOf('member')).toBe('access.role_too_low')
  expect(await nameOf('outsider')).toBe('access.not_organization_member')
  expect(await nameOf('managedUser')).toBe('access.not_organization_member')
  expect(await nameOf('expiredToken')).toBe('auth.token_expired')
  expect(await nameOf()).toBe('auth.missing')
})

it.each(['GET', 'PATCH', 'DELETE'])('does not know, on %s, a role of another scope [RO-02]', async (method) => {
  const mock = await aMock()
  for (const role of ['role.keeper', 'role.lampLighter'])
    expect(refusalIn(await ask(mock, `${method} ${pathOf(mock, role)}`, { as: 'orgOwner' }))).toEqual([
      ...[404, 'role.unknown', expect.stringContaining(`team 101 has no role ${mock.ids[role]}`)],
    ])
})

it('does not know a team of another organization [AU-10]', async () => {
  const refused = await ask(await aMock(), 'GET /v2/organizations/1/teams/102/roles', { as: 'orgOwner' })
  expect(refusalIn(refused).slice(0, 2)).toEqual([404, 'access.team_not_in_organization'])
})

it.each(['PATCH', 'DELETE'])(
  'tells a mere team admin on %s that the public service asks for more [AU-30]',
  async (method) => {
    const mock = await aMock()
    const answered = await ask(mock, `${method} ${pathOf(mock)}`, { as: 'teamAdmin' })
    expect([answered.status, answered.headers.get('x-mock-warning')]).toEqual([200, expect.stringContaining('AL-37')])
  },
)

it('refuses changes by a mere team admin, who may still look [AL-37]', async () => {
  const mock = await aMock(['AL-37'])
  for (const method of ['PATCH', 'DELETE']) {
    const refused = await ask(mock, `${method} ${pathOf(mock)}`, { as: 'teamAdmin' })
    expect(refusalIn(refused).slice(0, 2)).toEqual([403, 'role.team_admin_is_not_enough'])
  }
  expect((await ask(mock, `GET ${pathOf(mock)}`, { as: 'teamAdmin' })).headers.get('x-mock-warning')).toBeNull()
})
