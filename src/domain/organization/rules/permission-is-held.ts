import { Failure } from '../../failure.js'
import type { Role } from '../organization.js'

/** A path to a permission leads somewhere only while the role holds it (XT-23). */
export const permissionNotHeld = (role: Role, permission: string): Failure | undefined =>
  role.permissions.includes(permission)
    ? undefined
    : new Failure(
        'role.permission_unknown',
        `Role ${role.id} does not hold the permission "${permission}"; name one that it holds`,
        { roleId: role.id, permission },
      )
