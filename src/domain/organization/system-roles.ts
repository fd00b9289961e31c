import type { MembershipScope } from './membership-scope.js'
import type { Role } from './organization.js'

const every = (resource: string, ...actions: readonly string[]): readonly string[] =>
  actions.map((action) => `${resource}.${action}`)

const crud = ['create', 'read', 'update', 'delete'] as const

const memberPermissions = [
  ...every('eventType', 'read'),
  ...every('team', 'read', 'listMembers'),
  ...every('booking', 'read'),
]

const adminPermissions = [
  ...every('eventType', ...crud),
  ...every('team', 'read', 'update', 'invite', 'remove', 'listMembers', 'listMembersPrivate', 'changeMemberRole'),
  ...every('booking', 'read', 'readTeamBookings', 'readRecordings', 'update'),
  ...every('insights', 'read'),
  ...every('workflow', ...crud),
  ...every('routingForm', ...crud),
  ...every('webhook', ...crud),
]

const teamOwnerPermissions = [
  ...every('role', ...crud),
  ...adminPermissions,
  ...every('team', 'delete', 'impersonate'),
  ...every('booking', 'readTeamAuditLogs'),
  ...every('featureOptIn', 'read', 'update'),
]

/** The permissions of an organization's roles: those of a team, with the organization's own names for what reaches further. */
const forOrganization = (permissions: readonly string[]): readonly string[] =>
  permissions.map((it) => it.replace('TeamBookings', 'OrgBookings').replace('TeamAuditLogs', 'OrgAuditLogs'))

const teamRoles = { owner: teamOwnerPermissions, admin: adminPermissions, member: memberPermissions }

const organizationRoles = {
  owner: ['*.*'],
  admin: [
    ...forOrganization(adminPermissions),
    ...every(
      'organization',
      'read',
      'update',
      'listMembers',
      'listMembersPrivate',
      'invite',
      'remove',
      'changeMemberRole',
    ),
  ],
  member: [...memberPermissions, ...every('organization', 'read', 'listMembers')],
}

const displayNames = { owner: 'Owner', admin: 'Admin', member: 'Member' }

const systemRoleKeys = ['owner', 'admin', 'member'] as const

/** A role that comes with its team or organization, and what it is called by. */
export interface SystemRole extends Pick<Role, 'name' | 'type' | 'permissions' | 'organizationId' | 'teamId'> {
  readonly key: (typeof systemRoleKeys)[number]
}

/** The roles that every organization and every team has (RO-01). */
export const systemRolesOf = (scope: MembershipScope): readonly SystemRole[] => {
  const permissions = scope.teamId === null ? organizationRoles : teamRoles
  return systemRoleKeys.map((key) => ({
    key,
    name: displayNames[key],
    type: 'SYSTEM',
    permissions: permissions[key],
    ...scope,
  }))
}
