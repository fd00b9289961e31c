import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock, type Mock } from '../../src/index.js'
import { refusalIn } from '../builders/a-team-event-type-request.js'
import { harbour } from '../builders/harbour.js'
import { type Ask, ask } from '../client.js'

const aMock = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: harbour, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })

const scopes = {
  organization: { roles: '/v2/organizations/1/roles', role: 'role.keeper', system: 'organization.harbour.role.admin' },
  team: { roles: '/v2/organizations/1/teams/101/roles', role: 'role.coordinator', system: 'team.crew.role.admin' },
} as const
type Scope = keyof typeof scopes

/** Asks about the permissions of a role, the scope's own custom one unless told otherwise, as the owner of the organization. */
const send = (mock: Mock, scope: Scope, request: string, { role, ...options }: Ask & { role?: string } = {}) => {
  const [method, rest = ''] = request.split(' ')
  const id = mock.ids[role ?? scopes[scope].role]
  return ask(mock, `${method} ${scopes[scope].roles}/${id}/permissions${rest}`, { as: 'orgOwner', ...options })
}
const heldIn = async (mock: Mock, scope: Scope) => (await send(mock, scope, 'GET')).body.data

it.each(['organization', 'team'] as const)(
  'lists what a role of the %s allows, in its order [XT-23]',
  async (scope) => {
    const { status, body } = await send(await aMock(), scope, 'GET')
    expect([status, body]).toEqual([200, { status: 'success', data: ['role.create', 'role.update'] }])
  },
)

it.each(['organization', 'team'] as const)('replaces the permissions of a role of the %s [XT-23]', async (scope) => {
  const mock = await aMock()
  const permissions = ['role.update', 'booking.read', 'booking.read']
  const { status, body } = await send(mock, scope, 'PUT', { body: { permissions } })
  expect([status, body]).toEqual([200, { status: 'success', data: ['role.update', 'booking.read'] }])
  expect(await heldIn(mock, scope)).toEqual(['role.update', 'booking.read'])
})

it.each(['organization', 'team'] as const)(
  'leaves a role of the %s nothing where nothing replaces [XT-23]',
  async (scope) => {
    const mock = await aMock()
    expect((await send(mock, scope, 'PUT', { body: { permissions: [] } })).body.data).toEqual([])
    expect(await heldIn(mock, scope)).toEqual([])
  },
)

it('adds permissions to a role of the organization, after those that it has, none twice [XT-23] [RO-05]', async () => {
  const mock = await aMock()
  const permissions = ['watchlist.read', 'role.create', 'watchlist.read']
  const { status, body } = await send(mock, 'organization', 'POST', { body: { permissions } })
  expect([status, body.data]).toEqual([200, ['role.create', 'role.update', 'watchlist.read']])
  expect(await heldIn(mock, 'organization')).toEqual(body.data)
})

it.each([
  ['organization', '?permissions=role.create', ['role.update']],
  ['organization', '?permissions=role.create,role.update', []],
  ['organization', '?permissions=role.create&permissions=role.update', []],
  ['organization', '?permissions=booking.read', ['role.create', 'role.update']],
  ['organization', '/role.update', ['role.create']],
  ['team', '?permissions=role.update,booking.read', ['role.create']],
  ['team', '/role.create', ['role.update']],
] as const)('takes from a role of the %s with DELETE %s and answers 204 without a body [XT-23]', async (...taken) => {
  const [scope, what, left] = taken
  const mock = await aMock()
  const { status, body, headers } = await send(mock, scope, `DELETE ${what}`)
  expect([status, body, headers.get('content-type')]).toEqual([204, undefined, null])
  expect(headers.get('x-ratelimit-limit-default')).not.toBeNull()
  expect(await heldIn(mock, scope)).toEqual(left)
})

it('sends a 204 over a socket with neither body nor length [XT-23]', async () => {
  const mock = await aMock()
  await mock.listen()
  try {
    const response = await fetch(
      `${mock.url}${scopes.team.roles}/${mock.ids['role.coordinator']}/permissions/role.create`,
      {
        method: 'DELETE',
        headers: { authorization: `Bearer ${mock.keys['orgOwner']}` },
      },
    )
    expect([response.status, await response.text(), response.headers.get('content-length')]).toEqual([204, '', null])
  } finally {
    await mock.close()
  }
})

it.each([
  ['organization', '/booking.read'],
  ['organization', '/nonsense'],
  ['team', '/*.*'],
] as const)('does not know, in a role of the %s, the permission %s that it lacks [XT-23]', async (scope, path) => {
  const mock = await aMock()
  expect(refusalIn(await send(mock, scope, `DELETE ${path}`))).toEqual([
    ...[404, 'role.permission_unknown', expect.stringContaining(`does not hold the permission "${path.slice(1)}"`)],
  ])
})

it.each([
  ['organization', 'booking.readTeamBookings'],
  ['team', 'booking.readOrgBookings'],
  ['team', '*.*'],
  ['team', 'role'],
] as const)('refuses for a role of the %s the permission %s and names it [RO-03]', async (scope, permission) => {
  const mock = await aMock()
  const body = { permissions: [permission] }
  const requests = [
    send(mock, scope, 'PUT', { body }),
    send(mock, scope, 'POST', { body }),
    send(mock, scope, `DELETE ?permissions=${permission}`),
  ]
  for (const refused of await Promise.all(requests)) {
    expect(refusalIn(refused).slice(0, 2)).toEqual([400, 'request.invalid'])
    expect(JSON.stringify(refused.body.error)).toContain(permission)
  }
})

it.each([
  ['PUT', { body: {} }],
  ['POST', { body: {} }],
  ['DELETE', {}],
  ['DELETE ?permissions=', {}],
] as const)('requires permissions on %s [XT-23]', async (request, options) => {
  const refused = await send(await aMock(), 'organization', request, options)
  expect(refusalIn(refused).slice(0, 2)).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(refused.body.error)).toContain('permissions')
})

const requests = [
  ['GET', {}],
  ['PUT', { body: { permissions: ['role.update'] } }],
  ['DELETE ?permissions=role.create', {}],
  ['DELETE /role.create', {}],
] as const
const both = (['organization', 'team'] as const).flatMap((scope) => requests.map((it) => [scope, ...it] as const))
const changes = both.filter(([, request]) => request !== 'GET')

it.each(both)(
  'serves admins and holders of the permission on the %s’s %s [AU-30] [AU-11]',
  async (scope, request, rest) => {
    const callers = ['orgOwner', 'orgKeeper', 'systemAdmin', 'client', ...(scope === 'team' ? ['teamAdmin'] : [])]
    for (const as of callers) {
      const { status } = await send(await aMock(), scope, request, { ...rest, as })
      expect([as, status]).toEqual([as, request.startsWith('DELETE') ? 204 : 200])
    }
  },
)

it.each(both)('refuses everybody else on the %s’s %s [AU-30]', async (scope, request, rest) => {
  const mock = await aMock()
  for (const [as, name] of [
    ['member', 'access.role_too_low'],
    ['outsider', 'access.not_organization_member'],
    ['managedUser', 'access.not_organization_member'],
    ['expiredToken', 'auth.token_expired'],
  ] as const)
    expect((await send(mock, scope, request, { ...rest, as })).headers.get('x-mock-refused-by')).toBe(name)
})

it.each(both)('does not know, on the %s’s %s, a role of another scope [RO-02]', async (scope, request, rest) => {
  const refused = await send(await aMock(), scope, request, { ...rest, role: 'role.lampLighter' })
  expect(refusalIn(refused).slice(0, 2)).toEqual([404, 'role.unknown'])
})

it.each(changes)('changes a SYSTEM role on the %s’s %s and warns [RO-02]', async (scope, request, rest) => {
  const path = request.replace('role.create', 'booking.read')
  const answered = await send(await aMock(), scope, path, { ...rest, role: scopes[scope].system })
  expect(answered.status).toBeLessThan(300)
  expect(answered.headers.get('x-mock-warning')).toContain('AL-36')
})

it.each(changes)('refuses to change a SYSTEM role on the %s’s %s [AL-36]', async (scope, request, rest) => {
  const path = request.replace('role.create', 'booking.read')
  const answered = await send(await aMock(['AL-36']), scope, path, { ...rest, role: scopes[scope].system })
  expect(refusalIn(answered).slice(0, 2)).toEqual([400, 'role.is_system'])
})

it.each(changes.filter(([scope]) => scope === 'team'))(
  'refuses a mere team admin on the %s’s %s [AL-37]',
  async (...request) => {
    const [scope, path, rest] = request
    const refused = await send(await aMock(['AL-37']), scope, path, { ...rest, as: 'teamAdmin' })
    expect(refusalIn(refused).slice(0, 2)).toEqual([403, 'role.team_admin_is_not_enough'])
  },
)
