import { expect, it } from 'vitest'
import type { AlternativeId } from '../../src/generated/ledger.js'
import { createMock, type Mock } from '../../src/index.js'
import { harbour } from '../builders/harbour.js'
import { ask } from '../client.js'

const aMock = (alternatives: readonly AlternativeId[] = []) =>
  createMock({ scenario: harbour, now: '2026-01-05T09:00:00Z', freeze: true, alternatives })
const add = (mock: Mock, permissions: unknown, { as = 'orgOwner', role = 'role.coordinator' } = {}) =>
  ask(mock, `POST /v2/organizations/1/teams/101/roles/${mock.ids[role]}/permissions`, { as, body: { permissions } })

it('answers the permissions held, then the new ones, none twice [RO-05] [ER-05]', async () => {
  const added = await add(await aMock(), ['booking.read', 'role.update', 'booking.read'])
  expect(added.status).toBe(200)
  expect(added.body).toEqual({ status: 'success', data: ['role.create', 'role.update', 'booking.read'] })
})

it('keeps them for the next request', async () => {
  const mock = await aMock()
  await add(mock, ['booking.read'])
  expect((await add(mock, [])).body.data).toEqual(['role.create', 'role.update', 'booking.read'])
})

it.each(['*.*', 'organization.read', 'booking'])(
  'refuses the permission %s and names it [RO-03]',
  async (permission) => {
    const refused = await add(await aMock(), [permission])
    expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'request.invalid'])
    expect(JSON.stringify(refused.body.error)).toContain(`"${permission}"`)
  },
)

it('requires permissions', async () => {
  const refused = await add(await aMock(), undefined)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body.error)).toContain('permissions')
})

it.each(['orgOwner', 'orgKeeper', 'teamAdmin', 'teamCoordinator', 'systemAdmin', 'client'])(
  'serves the caller %s [AU-30] [AU-11]',
  async (as) => {
    expect((await add(await aMock(), ['booking.read'], { as })).status).toBe(200)
  },
)

it.each([
  ['member', 'access.role_too_low'],
  ['outsider', 'access.not_organization_member'],
])('refuses the caller %s [AU-30]', async (as, name) => {
  const refused = await add(await aMock(), ['booking.read'], { as })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([403, name])
})

it.each(['role.keeper', 'role.lampLighter'])('does not know the role %s and names both ids [RO-02]', async (role) => {
  const mock = await aMock()
  const refused = await add(mock, ['booking.read'], { role })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([404, 'role.unknown'])
  expect(refused.body.error.message).toContain(`team 101 has no role ${mock.ids[role]}`)
})

it('refuses a mere team admin [AL-37]', async () => {
  const refused = await add(await aMock(['AL-37']), ['booking.read'], { as: 'teamAdmin' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([403, 'role.team_admin_is_not_enough'])
})

it('adds to a SYSTEM role and warns [RO-02]', async () => {
  const added = await add(await aMock(), ['role.read'], { role: 'team.crew.role.member' })
  expect(added.status).toBe(200)
  expect(added.headers.get('x-mock-warning')).toContain('AL-36')
})

it('refuses to add to a SYSTEM role [AL-36]', async () => {
  const refused = await add(await aMock(['AL-36']), ['role.read'], { role: 'team.crew.role.member' })
  expect([refused.status, refused.headers.get('x-mock-refused-by')]).toEqual([400, 'role.is_system'])
})
