import { newRole } from '../../domain/organization/change-role.js'
import type { MembershipScope } from '../../domain/organization/membership-scope.js'
import { systemRolesOf } from '../../domain/organization/system-roles.js'
import type { Plan } from './plan.js'

/** Stores the roles that every organization and every team has (RO-01); known as `<of>.role.owner` and so on. */
export const seedSystemRoles = ({ world, founded, ids }: Plan, of: string, scope: MembershipScope): void => {
  for (const { key, ...role } of systemRolesOf(scope)) {
    const id = world.nextUuid('role')
    ids[`${of}.role.${key}`] = id
    world.roles.save(newRole({ ...role, id, createdAt: founded }))
  }
}
