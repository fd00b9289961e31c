import type { Wire } from '../contract/wire.js'
import type { Role } from '../domain/organization/organization.js'
import { toIso } from '../domain/time/instant.js'

/** A role of a team as the service answers it (RO-01). */
export const toTeamRole = (role: Role, teamId: number): Wire<'TeamRole'> => ({
  ...shared(role),
  teamId,
  permissions: toTeamPermissions(role),
})

/** A role of an organization as the service answers it (RO-01). */
export const toOrganizationRole = (role: Role, organizationId: number): Wire<'OrganizationRole'> => ({
  ...shared(role),
  organizationId,
  permissions: toOrganizationPermissions(role),
})

/** What a role of an organization allows, in the order it was given. */
export const toOrganizationPermissions = (role: Role): Wire<'OrganizationRole'>['permissions'] =>
  // The documents' list was checked when they came in.
  [...role.permissions] as Wire<'OrganizationRole'>['permissions']

/** What a role of a team allows, in the order it was given. */
export const toTeamPermissions = (role: Role): Wire<'TeamRole'>['permissions'] =>
  // The documents' list was checked when they came in.
  [...role.permissions] as Wire<'TeamRole'>['permissions']

const shared = (role: Role) => ({
  id: role.id,
  name: role.name,
  color: role.color,
  description: role.description,
  type: role.type,
  createdAt: toIso(role.createdAt),
  updatedAt: toIso(role.updatedAt),
})
