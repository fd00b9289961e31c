import { Failure } from '../../failure.js'
import type { Role } from '../organization.js'

/** What the alternative AL-36 refuses: a change of a role that came with its team or organization. */
export const changedSystemRole = (role: Role): Failure | undefined =>
  role.type === 'SYSTEM'
    ? new Failure(
        'role.is_system',
        `Role ${role.id} (${role.name}) is of type SYSTEM; change a role of type CUSTOM instead`,
        {
          roleId: role.id,
          type: role.type,
        },
      )
    : undefined
