import type { Directory } from '../directory.js'
import type { MemberRole, Membership, Team } from '../organization/organization.js'
import type { User } from '../organization/user.js'

const rank: Record<MemberRole, number> = { MEMBER: 0, ADMIN: 1, OWNER: 2 }

/** Whether one plain role is at least another (AU-08). */
export const isAtLeast = (role: MemberRole, needed: MemberRole): boolean => rank[role] >= rank[needed]

/** The user's accepted membership of a team. */
export const teamMembership = (directory: Directory, userId: number, teamId: number): Membership | undefined =>
  directory.membershipsOf(userId).find((it) => it.teamId === teamId)

/** The user's accepted membership of an organization. */
export const organizationMembership = (directory: Directory, userId: number, organizationId: number) =>
  directory.membershipsOf(userId).find((it) => it.organizationId === organizationId)

/** Whether the membership's custom role holds the permission, or everything (AU-11). */
export const holds = (directory: Directory, membership: Membership, permission: string): boolean => {
  const role = membership.roleId === null ? undefined : directory.role(membership.roleId)
  return role?.permissions.some((it) => it === permission || it === '*.*') ?? false
}

/** Admin or owner of the organization, or system admin; or holder of the permission, where one is named. */
export const isOrganizationAdmin = (
  directory: Directory,
  user: User,
  organizationId: number,
  permission?: string,
): boolean => {
  if (user.isSystemAdmin) return true
  const membership = organizationMembership(directory, user.id, organizationId)
  return membership !== undefined && mayManage(directory, membership, permission)
}

/** Admin or owner of the team or of its organization, or system admin; or holder of the permission, where one is named (AU-08, AU-11). */
export const isTeamAdmin = (directory: Directory, user: User, teamId: number, permission?: string): boolean => {
  const organizationId = directory.team(teamId)?.organizationId ?? null
  if (user.isSystemAdmin) return true
  if (organizationId !== null && isOrganizationAdmin(directory, user, organizationId, permission)) return true
  const membership = teamMembership(directory, user.id, teamId)
  return membership !== undefined && mayManage(directory, membership, permission)
}

/** Owner of the team, admin of its organization, or system admin (AU-08). */
export const isTeamOwner = (directory: Directory, user: User, { id, organizationId }: Team): boolean =>
  user.isSystemAdmin ||
  (organizationId !== null && isOrganizationAdmin(directory, user, organizationId)) ||
  teamMembership(directory, user.id, id)?.role === 'OWNER'

const mayManage = (directory: Directory, membership: Membership, permission: string | undefined): boolean =>
  isAtLeast(membership.role, 'ADMIN') || (permission !== undefined && holds(directory, membership, permission))
