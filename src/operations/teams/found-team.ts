import { newRole } from '../../domain/organization/change-role.js'
import { changeTeam, type TeamInput } from '../../domain/organization/change-team.js'
import { ofTeam } from '../../domain/organization/membership-scope.js'
import { newTeam } from '../../domain/organization/new-team.js'
import type { Team } from '../../domain/organization/organization.js'
import { teamSlug } from '../../domain/organization/rules/team-slug.js'
import { systemRolesOf } from '../../domain/organization/system-roles.js'
import type { User } from '../../domain/organization/user.js'
import { saveMembership } from '../../state/save-membership.js'
import type { World } from '../../state/world.js'

/** What a team is founded with. */
export interface Founding {
  readonly input: TeamInput & { readonly name: string }
  /** Null for a team that stands alone. */
  readonly organizationId: number | null
  readonly owner: User
}

/** Stores a new team with the roles that every team has (RO-01) and its founder as its owner (XT-36); its slug is made of its name where none is given. */
export const foundTeam = (world: World, { input, organizationId, owner }: Founding): Team => {
  const { name, slug = name } = input
  const team = changeTeam(newTeam({ id: world.nextId('team'), organizationId, name, slug }), { ...input, slug })
  const refusal = teamSlug(team, slug, world.teamsNamed(team.slug))
  if (refusal) throw refusal
  world.teams.save(team)
  saveSystemRoles(world, team)
  saveMembership(world, {
    ...ofTeam(team.id),
    ...{ id: world.nextId('membership'), userId: owner.id, role: 'OWNER', accepted: true, roleId: null },
  })
  return team
}

const saveSystemRoles = (world: World, { id: teamId }: Team): void => {
  for (const { key: _key, ...role } of systemRolesOf(ofTeam(teamId)))
    world.roles.save(newRole({ ...role, id: world.nextUuid('role'), createdAt: world.now() }))
}
