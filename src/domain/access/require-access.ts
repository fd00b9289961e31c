import type { Directory } from '../directory.js'
import { Failure } from '../failure.js'
import type { Organization, Team } from '../organization/organization.js'
import type { User } from '../organization/user.js'
import type { Caller, KnownCaller } from './caller.js'
import { isOrganizationAdmin, isTeamAdmin, isTeamOwner, organizationMembership, teamMembership } from './membership.js'

/** The caller as somebody; the pipeline has refused anonymous ones wherever the document requires credentials. */
export const knownCaller = (caller: Caller): KnownCaller => {
  if (caller.kind === 'anonymous') throw new Error('An operation that requires credentials was called without')
  return caller
}

/** The organization, for its members; anybody else hears that he is none, whether it exists or not (AU-09). */
export const requireOrganization = (directory: Directory, user: User, organizationId: number): Organization => {
  const organization = directory.organization(organizationId)
  const belongs = user.isSystemAdmin || organizationMembership(directory, user.id, organizationId) !== undefined
  if (organization && belongs) return organization
  throw new Failure(
    'access.not_organization_member',
    `User ${user.id} is not a member of organization ${organizationId}; use credentials of one of its members`,
    { userId: user.id, organizationId },
  )
}

/** The organization, for its admins and holders of the permission. */
export const requireOrganizationAdmin = (
  directory: Directory,
  user: User,
  { organizationId, permission }: { readonly organizationId: number; readonly permission?: string },
): Organization => {
  const organization = requireOrganization(directory, user, organizationId)
  if (isOrganizationAdmin(directory, user, organizationId, permission)) return organization
  throw roleTooLow(user, { scope: `organization ${organizationId}`, needed: 'ORG_ADMIN', permission })
}

/** A team of the organization: the caller's organization membership first, then whether the team is in it (AU-10). */
export const requireTeamOfOrganization = (
  directory: Directory,
  user: User,
  { organizationId, teamId }: { readonly organizationId: number; readonly teamId: number },
): Team => {
  requireOrganization(directory, user, organizationId)
  const team = directory.team(teamId)
  if (team?.organizationId === organizationId) return team
  throw new Failure(
    'access.team_not_in_organization',
    `Organization ${organizationId} has no team ${teamId}; use the number of one of its teams`,
    { organizationId, teamId },
  )
}

/** A team, for its admins, the admins of its organization, and holders of the permission. */
export const requireTeamAdmin = (
  directory: Directory,
  user: User,
  { teamId, permission }: { readonly teamId: number; readonly permission?: string },
): Team => {
  const team = directory.team(teamId)
  if (team && isTeamAdmin(directory, user, teamId, permission)) return team
  if (!team || !teamMembership(directory, user.id, teamId)) throw notInTeam(user, teamId)
  throw roleTooLow(user, { scope: `team ${teamId}`, needed: 'TEAM_ADMIN', permission })
}

/** A team, for its owners and the admins of its organization (XT-36). */
export const requireTeamOwner = (directory: Directory, user: User, teamId: number): Team => {
  const team = directory.team(teamId)
  if (team && isTeamOwner(directory, user, team)) return team
  if (!team || !teamMembership(directory, user.id, teamId)) throw notInTeam(user, teamId, 'owners')
  throw roleTooLow(user, { scope: `team ${teamId}`, needed: 'TEAM_OWNER', permission: undefined })
}

/** A team of the organization, for the team's admins: organization membership, team, role, in this order (AU-10, AU-28). */
export const requireAdminOfOrganizationTeam = (
  directory: Directory,
  user: User,
  { organizationId, teamId }: { readonly organizationId: number; readonly teamId: number },
): Team => {
  requireTeamOfOrganization(directory, user, { organizationId, teamId })
  return requireTeamAdmin(directory, user, { teamId })
}

/** A team, for its members and those of its organization (AU-09). */
export const requireTeamAsMember = (directory: Directory, user: User, teamId: number): Team => {
  const team = directory.team(teamId)
  if (team && (user.isSystemAdmin || belongsTo(directory, user, team))) return team
  throw notInTeam(user, teamId, 'members')
}

const belongsTo = (directory: Directory, user: User, { id, organizationId }: Team): boolean =>
  teamMembership(directory, user.id, id) !== undefined ||
  (organizationId !== null && organizationMembership(directory, user.id, organizationId) !== undefined)

const notInTeam = (user: User, teamId: number, who = 'admins'): Failure =>
  new Failure(
    'access.not_team_member',
    `User ${user.id} is not a member of team ${teamId}; use credentials of one of its ${who}`,
    {
      userId: user.id,
      teamId,
    },
  )

const roleTooLow = (
  user: User,
  {
    scope,
    needed,
    permission,
  }: { readonly scope: string; readonly needed: string; readonly permission: string | undefined },
): Failure =>
  new Failure(
    'access.role_too_low',
    `User ${user.id} needs the role ${needed}${permission ? ` or the permission ${permission}` : ''} in ${scope}`,
    { userId: user.id, needed, scope, ...(permission && { permission }) },
  )
