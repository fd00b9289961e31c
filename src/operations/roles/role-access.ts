import type { Caller } from '../../domain/access/caller.js'
import {
  knownCaller,
  requireOrganizationAdmin,
  requireTeamAdmin,
  requireTeamOfOrganization,
} from '../../domain/access/require-access.js'
import type { Role, Team } from '../../domain/organization/organization.js'
import { requireOrganizationRole, requireTeamRole } from '../../domain/organization/require-role.js'
import { onlyTeamAdmin } from '../../domain/organization/rules/team-admin-is-not-enough.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'

const permission = 'role.update'

interface Asked<Params> extends Notes {
  readonly params: Params
  readonly caller: Caller
}

type OfOrganization = Asked<{ readonly orgId: number }>
type OfTeam = Asked<{ readonly orgId: number; readonly teamId: number }>
type WithRole = { readonly params: { readonly roleId: string } }

/** Lets those pass who may see and change the roles of the organization (AU-30). */
export const mustManageOrganizationRoles = ({ params, caller }: OfOrganization, world: World): void => {
  requireOrganizationAdmin(world, knownCaller(caller).user, { organizationId: params.orgId, permission })
}

/** A role of the organization, for those who may see and change it (AU-30). */
export const organizationRole = (request: OfOrganization & WithRole, world: World): Role => {
  mustManageOrganizationRoles(request, world)
  return requireOrganizationRole(world, request.params.orgId, request.params.roleId)
}

/** The team, for those who may see its roles (AU-30). */
export const teamWithRoles = ({ params: { orgId: organizationId, teamId }, caller }: OfTeam, world: World): Team => {
  const { user } = knownCaller(caller)
  requireTeamOfOrganization(world, user, { organizationId, teamId })
  return requireTeamAdmin(world, user, { teamId, permission })
}

/** A role of the team, for those who may see it (AU-30). */
export const teamRole = (request: OfTeam & WithRole, world: World): Role => {
  teamWithRoles(request, world)
  return requireTeamRole(world, request.params.teamId, request.params.roleId)
}

/** A role of the team, for those who may change it; whether a mere team admin may is the alternative's to say (AU-30, AL-37). */
export const teamRoleToChange = (request: OfTeam & WithRole, world: World): Role => {
  teamWithRoles(request, world)
  const { orgId: organizationId, teamId, roleId } = request.params
  const { user } = knownCaller(request.caller)
  request.judge('AL-37', onlyTeamAdmin(world, user, { organizationId, teamId, permission }))
  return requireTeamRole(world, teamId, roleId)
}
