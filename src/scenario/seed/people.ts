import { normaliseSlug } from '../../domain/event-type/slug.js'
import { newRole } from '../../domain/organization/change-role.js'
import { newTeam } from '../../domain/organization/new-team.js'
import { newUser } from '../../domain/organization/new-user.js'
import type { Membership } from '../../domain/organization/organization.js'
import type { Key } from '../key.js'
import type { ScenarioMembership, ScenarioOrganization, ScenarioTeam, ScenarioUser, Section } from '../scenario.js'
import type { Plan } from './plan.js'
import { seedSystemRoles } from './system-roles.js'

/** Stores users, organizations, teams, memberships and roles. */
export const seedPeople = (plan: Plan): void => {
  const { users = {}, organizations = {}, teams = {}, roles = {} } = plan.scenario
  for (const [key, user] of Object.entries(users)) seedUser(plan, key, user)
  for (const [key, organization] of Object.entries(organizations)) seedOrganization(plan, key, organization)
  for (const [key, team] of Object.entries(teams)) seedTeam(plan, key, team)
  for (const [key, { organization, team, ...role }] of Object.entries(roles)) {
    const organizationId = plan.numberOrNull('organizations', organization)
    const teamId = plan.numberOrNull('teams', team)
    plan.world.roles.save(
      newRole({ ...role, id: plan.opaque('roles', key), organizationId, teamId, createdAt: plan.founded }),
    )
  }
}

const seedUser = (plan: Plan, key: Key, user: ScenarioUser): void => {
  const { id: _id, managedBy, secondaryEmails = [], busy = [], email, username, ...given } = user
  plan.world.users.save(
    newUser({
      name: `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      ...given,
      id: plan.number('users', key),
      email: (email ?? `${key}@example.com`).toLowerCase(),
      username: (username ?? key).toLowerCase(),
      secondaryEmails: secondaryEmails.map((it) => ({ email: it.email.toLowerCase(), verified: it.verified ?? true })),
      busyTimes: busy.map(({ from, to }) => ({ from: plan.time(from), to: plan.time(to) })),
      managedByClientId: managedBy === undefined ? null : plan.opaque('oauthClients', managedBy),
      createdAt: plan.founded,
    }),
  )
}

const seedOrganization = (
  plan: Plan,
  key: Key,
  { name, slug, isPlatform = false, members }: ScenarioOrganization,
): void => {
  const id = plan.number('organizations', key)
  plan.world.organizations.save({ id, name, slug: slug ?? normaliseSlug(name), isPlatform })
  const scope = { organizationId: id, teamId: null }
  seedSystemRoles(plan, `organization.${key}`, scope)
  seedMembers(plan, members, scope)
}

const seedTeam = (plan: Plan, key: Key, team: ScenarioTeam): void => {
  const { id: _id, organization, members, slug, ...given } = team
  const id = plan.number('teams', key)
  plan.world.teams.save(
    newTeam({
      ...given,
      id,
      organizationId: plan.numberOrNull('organizations', organization),
      slug: slug ?? normaliseSlug(team.name),
    }),
  )
  const scope = { organizationId: null, teamId: id }
  seedSystemRoles(plan, `team.${key}`, scope)
  seedMembers(plan, members, scope)
}

const seedMembers = (
  plan: Plan,
  members: Section<ScenarioMembership> = {},
  scope: Pick<Membership, 'organizationId' | 'teamId'>,
): void => {
  for (const [user, membership] of Object.entries(members)) {
    const {
      role = 'MEMBER',
      customRole,
      accepted = true,
    } = typeof membership === 'string' ? { role: membership } : membership
    plan.world.memberships.save({
      id: plan.world.nextId('membership'),
      userId: plan.number('users', user),
      ...scope,
      role,
      accepted,
      roleId: customRole === undefined ? null : plan.opaque('roles', customRole),
    })
  }
}
