import { expect, it } from 'vitest'
import { addPermissions, changeRole, newRole } from '../../../src/domain/organization/change-role.js'

const role = newRole({
  id: 'r',
  name: 'Coordinator',
  teamId: 101,
  createdAt: 1,
  permissions: ['booking.read', 'role.read'],
})

it('makes a role of type CUSTOM that allows nothing, null where unset [RO-01]', () => {
  expect(newRole({ id: 'r', name: 'Observer', createdAt: 1 })).toMatchObject({
    type: 'CUSTOM',
    permissions: [],
    color: null,
    description: null,
    updatedAt: 1,
  })
})

it('changes what is sent and leaves the rest [RO-04]', () => {
  expect(changeRole(role, { description: 'Looks after bookings.' }, 2)).toEqual({
    ...role,
    description: 'Looks after bookings.',
    updatedAt: 2,
  })
})

it('replaces the whole set of permissions, each once [RO-04]', () => {
  expect(changeRole(role, { permissions: ['team.read', 'team.read'] }, 2).permissions).toEqual(['team.read'])
})

it('adds permissions behind those it holds, none twice [RO-05]', () => {
  const added = addPermissions(role, ['team.read', 'booking.read', 'team.read'], 2)
  expect(added.permissions).toEqual(['booking.read', 'role.read', 'team.read'])
})
