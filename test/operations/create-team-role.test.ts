import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock } from '../../src/index.js'
import { harbour } from '../builders/harbour.js'
import { ask } from '../client.js'

const now = '2026-01-05T09:00:00Z'
const aMock = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: harbour, now, freeze: true, alternatives })
const path = 'POST /v2/organizations/1/teams/101/roles' as const

it('makes a role of the team with what is sent [RO-01] [ER-05]', async () => {
  const mock = await aMock()
  const body = { name: 'Helper', color: '#4F46E5', description: 'Helps.', permissions: ['booking.read', 'role.read'] }
  const made = await ask(mock, path, { as: 'orgOwner', body })
  expect(made.status).toBe(201)
  expect(made.body).toEqual({
    status: 'success',
    data: {
      ...body,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      teamId: 101,
      type: 'CUSTOM',
      createdAt: '2026-01-05T09:00:00.000Z',
      updatedAt: '2026-01-05T09:00:00.000Z',
    },
  })
})

it('makes a role that allows nothing, null where unset [RO-01]', async () => {
  const made = await ask(await aMock(), path, { as: 'orgOwner', body: { name: 'O' } })
  expect(made.body.data).toMatchObject({ name: 'O', color: null, description: null, permissions: [] })
})

it.each(['orgOwner', 'orgKeeper', 'teamAdmin', 'teamCoordinator', 'systemAdmin', 'client'])(
  'serves the caller %s [AU-30] [AU-11]',
  async (as) => {
    expect((await ask(await aMock(), path, { as, body: { name: 'Helper' } })).status).toBe(201)
  },
)

it.each([
  [
    'member',
    403,
    'access.role_too_low',
    /User \d+ needs the role TEAM_ADMIN or the permission role.create in team 101/,
  ],
  ['outsider', 403, 'access.not_organization_member', /not a member of organization 1/],
  ['managedUser', 403, 'access.not_organization_member', /not a member of organization 1/],
  ['expiredToken', 498, 'auth.token_expired', /ACCESS_TOKEN_IS_EXPIRED/],
])('refuses the caller %s [AU-30]', async (as, status, name, message) => {
  const refused = await ask(await aMock(), path, { as, body: { name: 'Helper' } })
  expect(refused.status).toBe(status)
  expect(refused.headers.get('x-mock-refused-by')).toBe(name)
  expect(refused.body.error.message).toMatch(message)
})

it('refuses a caller without credentials [AU-04]', async () => {
  const refused = await ask(await aMock(), path, { body: { name: 'Helper' } })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([401, 'auth.missing'])
})

it('refuses a team of another organization, after the membership was asked [AU-10]', async () => {
  const mock = await aMock()
  const refused = await ask(mock, 'POST /v2/organizations/1/teams/102/roles', {
    as: 'orgOwner',
    body: { name: 'Helper' },
  })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([404, 'access.team_not_in_organization'])
  expect(refused.body.error.message).toContain('no team 102')
})

it.each([
  ['no name', {}, 'name'],
  ['an empty name', { name: '' }, 'name'],
  ['a colour that is none', { name: 'a', color: '#12345' }, 'color'],
  ['permissions that are no list', { name: 'a', permissions: 'role.read' }, 'permissions'],
])('refuses %s and names the property [RO-02] [LM-02] [LM-05]', async (_what, body, property) => {
  const refused = await ask(await aMock(), path, { as: 'orgOwner', body })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
  expect(JSON.stringify(refused.body.error)).toContain(property)
})

it.each(['fff', '#FFFF', '#4F46E5', '4f46e5ff'])('accepts the colour %s [LM-05]', async (color) => {
  const made = await ask(await aMock(), path, { as: 'orgOwner', body: { name: 'a', color } })
  expect(made.body.data.color).toBe(color)
})

it.each(['role.fly', 'role', '*.*', 'organization.read', 'booking.readOrgBookings'])(
  'refuses the permission %s and names it [RO-03]',
  async (permission) => {
    const body = { name: 'a', permissions: ['role.read', permission] }
    const refused = await ask(await aMock(), path, { as: 'orgOwner', body })
    expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
    expect(JSON.stringify(refused.body.error)).toContain(`"${permission}"`)
  },
)

it('accepts a name twice and warns [RO-02]', async () => {
  const made = await ask(await aMock(), path, { as: 'orgOwner', body: { name: 'Coordinator' } })
  expect(made.status).toBe(201)
  expect(made.headers.get('x-mock-warning')).toContain('AL-25')
})

it('refuses a name twice, names its holder [AL-25]', async () => {
  const refused = await ask(await aMock(['AL-25']), path, { as: 'orgOwner', body: { name: 'Coordinator' } })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'role.name_taken'])
  expect(refused.body.error.message).toContain('"Coordinator" belongs to role')
})

it('warns a team admin that the public service asks for more [AU-30]', async () => {
  const made = await ask(await aMock(), path, { as: 'teamAdmin', body: { name: 'a' } })
  expect(made.headers.get('x-mock-warning')).toContain('AL-37')
})

it('refuses a mere team admin [AL-37]', async () => {
  const mock = await aMock(['AL-37'])
  const refused = await ask(mock, path, { as: 'teamAdmin', body: { name: 'a' } })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([403, 'role.team_admin_is_not_enough'])
  expect(refused.body.error.message).toContain('holder of the permission role.create')
})

it.each(['orgOwner', 'orgKeeper', 'teamCoordinator'])('still serves %s [AL-37]', async (as) => {
  expect((await ask(await aMock(['AL-37']), path, { as, body: { name: 'a' } })).status).toBe(201)
})
