import { newRole } from '../../domain/organization/change-role.js'
import type { Role } from '../../domain/organization/organization.js'
import type { Plan } from './plan.js'

/** Whose roles they are. */
export type RoleScope = Pick<Role, 'organizationId' | 'teamId'>

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

/** Stores the roles that every organization and every team has (RO-01); known as `<of>.role.owner` and so on. */
export const seedSystemRoles = ({ world, founded, ids }: Plan, of: string, scope: RoleScope): void => {
  const permissions = scope.teamId === null ? organizationRoles : teamRoles
  for (const role of ['owner', 'admin', 'member'] as const) {
    const id = world.nextUuid('role')
    ids[`${of}.role.${role}`] = id
    world.roles.save(
      newRole({
        id,
        name: displayNames[role],
        type: 'SYSTEM',
        permissions: permissions[role],
        createdAt: founded,
        ...scope,
      }),
    )
  }
}
