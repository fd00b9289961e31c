import type { Directory } from '../directory.js'
import { Failure } from '../failure.js'
import type { Role } from './organization.js'

/** A role of the organization itself; one of its teams' is unknown there (RO-02). */
export const requireOrganizationRole = (directory: Directory, organizationId: number, roleId: string): Role => {
  const role = directory.role(roleId)
  if (role?.organizationId === organizationId) return role
  throw unknownRole(roleId, { scope: 'organization', id: organizationId })
}

/** A role of the team; one of its organization's is unknown there (RO-02). */
export const requireTeamRole = (directory: Directory, teamId: number, roleId: string): Role => {
  const role = directory.role(roleId)
  if (role?.teamId === teamId) return role
  throw unknownRole(roleId, { scope: 'team', id: teamId })
}

const unknownRole = (roleId: string, { scope, id }: { readonly scope: string; readonly id: number }): Failure =>
  new Failure('role.unknown', `The ${scope} ${id} has no role ${roleId}; use the id of one of its roles`, {
    roleId,
    [`${scope}Id`]: id,
  })
