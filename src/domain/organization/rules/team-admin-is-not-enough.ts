import { holds, isOrganizationAdmin, teamMembership } from '../../access/membership.js'
import type { Directory } from '../../directory.js'
import { Failure } from '../../failure.js'
import type { User } from '../user.js'

/** What the alternative AL-37 refuses: somebody who may manage the team's roles only because he is a team admin. */
export const onlyTeamAdmin = (
  directory: Directory,
  user: User,
  {
    organizationId,
    teamId,
    permission,
  }: { readonly organizationId: number; readonly teamId: number; readonly permission: string },
): Failure | undefined => {
  const membership = teamMembership(directory, user.id, teamId)
  const isMore = isOrganizationAdmin(directory, user, organizationId, permission)
  if (isMore || (membership && holds(directory, membership, permission))) return undefined

  return new Failure(
    'role.team_admin_is_not_enough',
    `User ${user.id} is only an admin of team ${teamId}; use credentials of an admin of organization ${organizationId} or of a holder of the permission ${permission}`,
    { userId: user.id, teamId, organizationId, permission },
  )
}
