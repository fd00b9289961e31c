import { Failure } from '../../failure.js'
import type { Role } from '../organization.js'

/** What the alternative AL-25 refuses: a name that another role of the same team or organization has. */
export const duplicateRoleName = (name: string | undefined, others: Iterable<Role>): Failure | undefined => {
  const holder = [...others].find((it) => it.name === name)
  if (!holder) return undefined

  const scope = holder.teamId === null ? `organization ${holder.organizationId}` : `team ${holder.teamId}`
  return new Failure(
    'role.name_taken',
    `The name "${name}" belongs to role ${holder.id} of ${scope}; choose another one`,
    {
      name,
      roleId: holder.id,
    },
  )
}
