import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock, type Mock } from '../../src/index.js'
import { harbour } from '../builders/harbour.js'
import { ask } from '../client.js'

const aMock = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: harbour, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })
const patch = (mock: Mock, body: unknown, { as = 'orgOwner', role = 'role.keeper' } = {}) =>
  ask(mock, `PATCH /v2/organizations/1/roles/${mock.ids[role]}`, { as, body })

it('changes every field that is sent and leaves the rest [RO-04] [ER-04]', async () => {
  const mock = await aMock()
  const changed = await patch(mock, { description: 'Keeps order.', color: 'abc' })
  expect(changed.status).toBe(200)
  expect(changed.body).toEqual({
    status: 'success',
    data: {
      id: mock.ids['role.keeper'],
      name: 'Keeper',
      color: 'abc',
      description: 'Keeps order.',
      organizationId: 1,
      type: 'CUSTOM',
      permissions: ['role.create', 'role.update'],
      createdAt: expect.any(String),
      updatedAt: '2026-01-05T09:00:00.000Z',
    },
  })
})

it('replaces the whole set of permissions [RO-04]', async () => {
  const changed = await patch(await aMock(), { permissions: ['organization.attributes.editUsers', 'watchlist.read'] })
  expect(changed.body.data.permissions).toEqual(['organization.attributes.editUsers', 'watchlist.read'])
})

it('takes the wildcard [RO-03]', async () => {
  expect((await patch(await aMock(), { permissions: ['*.*'] })).body.data.permissions).toEqual(['*.*'])
})

it('keeps what was changed for the next request', async () => {
  const mock = await aMock()
  await patch(mock, { name: 'Steward' })
  expect((await patch(mock, {})).body.data.name).toBe('Steward')
})

it.each(['booking.readTeamBookings', 'role.*', 'keeper'])(
  'refuses the permission %s and names it [RO-03]',
  async (permission) => {
    const refused = await patch(await aMock(), { permissions: [permission] })
    expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
    expect(JSON.stringify(refused.body.error)).toContain(`"${permission}"`)
  },
)

it('refuses an empty name [RO-02] [LM-02]', async () => {
  expect((await patch(await aMock(), { name: '' })).status).toBe(400)
})

it.each(['orgOwner', 'orgKeeper', 'systemAdmin', 'client'])('serves the caller %s [AU-30] [AU-11]', async (as) => {
  expect((await patch(await aMock(), { name: 'a' }, { as })).status).toBe(200)
})

it.each([
  ['teamAdmin', 'access.role_too_low', /needs the role ORG_ADMIN or the permission role.update in organization 1/],
  ['outsider', 'access.not_organization_member', /not a member of organization 1/],
])('refuses the caller %s [AU-30]', async (as, name, message) => {
  const refused = await patch(await aMock(), { name: 'a' }, { as })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([403, name])
  expect(refused.body.error.message).toMatch(message)
})

it.each(['role.coordinator', 'role.lampLighter'])(
  'does not know the role %s of a team and names both ids [RO-02]',
  async (role) => {
    const mock = await aMock()
    const refused = await patch(mock, { name: '' }, { role })
    expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([404, 'role.unknown'])
    expect(refused.body.error.message).toContain(`organization 1 has no role ${mock.ids[role]}`)
  },
)

it('changes a SYSTEM role and warns [RO-02]', async () => {
  const changed = await patch(await aMock(), { name: 'a' }, { role: 'organization.harbour.role.admin' })
  expect(changed.body.data).toMatchObject({ type: 'SYSTEM', name: 'a' })
  expect(changed.headers.get('x-mock-warning')).toContain('AL-36')
})

it('refuses to change a SYSTEM role [AL-36]', async () => {
  const refused = await patch(await aMock(['AL-36']), { name: 'a' }, { role: 'organization.harbour.role.admin' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'role.is_system'])
  expect(refused.body.error.message).toContain('type SYSTEM')
})

it('refuses the name of another role of the organization [AL-25]', async () => {
  const refused = await patch(await aMock(['AL-25']), { name: 'Owner' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'role.name_taken'])
})

it('lets a role keep its own name [AL-25]', async () => {
  expect((await patch(await aMock(['AL-25']), { name: 'Keeper' })).status).toBe(200)
})
