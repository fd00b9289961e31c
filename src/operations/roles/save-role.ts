import { removePermissions } from '../../domain/organization/change-role.js'
import type { Role } from '../../domain/organization/organization.js'
import { permissionNotHeld } from '../../domain/organization/rules/permission-is-held.js'
import { changedSystemRole } from '../../domain/organization/rules/system-role-stays.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'

/** Stores a role as it now is; one that came with its team or organization is the alternative's to keep as it was (AL-36). */
export const saveChangedRole = (notes: Notes, world: World, changed: Role): void => {
  notes.judge('AL-36', changedSystemRole(changed))
  world.roles.save(changed)
}

/** Takes permissions from a role; those that it does not hold are passed over (XT-23). */
export const takePermissions = (
  request: Notes & { readonly query: { readonly permissions: readonly string[] } },
  world: World,
  role: Role,
): void => saveChangedRole(request, world, removePermissions(role, request.query.permissions, world.now()))

/** Takes from a role the permission that the path names (XT-23). */
export const takePermission = (
  request: Notes & { readonly params: { readonly permission: string } },
  world: World,
  role: Role,
): void => {
  const { permission } = request.params
  const missing = permissionNotHeld(role, permission)
  if (missing) throw missing
  saveChangedRole(request, world, removePermissions(role, [permission], world.now()))
}

/** Removes a role; whoever held it keeps the plain role (XT-22). */
export const removeRole = (notes: Notes, world: World, role: Role): void => {
  notes.judge('AL-36', changedSystemRole(role))
  const holders = [...world.memberships.all()].filter(({ roleId }) => roleId === role.id)
  if (holders.length > 0) notes.restsOn('XT-22')
  for (const holder of holders) world.memberships.save({ ...holder, roleId: null })
  world.roles.remove(role.id)
}
