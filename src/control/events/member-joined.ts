import { requireTeam } from '../../domain/access/require-team.js'
import { Failure } from '../../domain/failure.js'
import { isIn, type MembershipScope, ofOrganization, ofTeam } from '../../domain/organization/membership-scope.js'
import type { Membership } from '../../domain/organization/organization.js'
import { joinsOnce } from '../../domain/organization/rules/joins-once.js'
import type { MemberJoined } from '../../domain/outside/outside-event.js'
import { saveMembership } from '../../state/save-membership.js'
import type { World } from '../../state/world.js'
import type { EventKind } from './event-kind.js'

/** Somebody joins a team or an organization, or accepts its invitation; event types for all its members follow (EV-54). */
export const memberJoined: EventKind<'memberJoined'> = (event, world) => {
  const { userId, role } = event
  const scope = scopeOf(event, world)
  const present = [...world.memberships.by('user', userId)].find((it) => isIn(it, scope))
  const refusal = joinsOnce(
    { userId, user: world.user(userId), present: present?.accepted ? present : undefined },
    scope,
  )
  if (refusal) throw refusal
  const membership: Membership = present ?? newMembership(world, userId, scope)
  saveMembership(world, { ...membership, role: role ?? membership.role, accepted: true })
}

const newMembership = (world: World, userId: number, scope: MembershipScope): Membership => ({
  ...scope,
  id: world.nextId('membership'),
  userId,
  role: 'MEMBER',
  accepted: true,
  roleId: null,
})

const scopeOf = ({ teamId, organizationId }: MemberJoined, world: World): MembershipScope => {
  if ((teamId === undefined) === (organizationId === undefined)) {
    const message = `A member joins one team or one organization; ${teamId === undefined ? 'none is' : 'both are'} named here, so name teamId or organizationId`
    throw new Failure('control.membership_scope', message, { teamId, organizationId })
  }
  if (teamId !== undefined) return ofTeam(requireTeam(world, teamId).id)
  return ofOrganization(requireOrganization(world, organizationId ?? 0))
}

const requireOrganization = (world: World, organizationId: number): number => {
  if (world.organization(organizationId)) return organizationId
  const message = `There is no organization ${organizationId}; use the number of a stored one`
  throw new Failure('control.organization_unknown', message, { organizationId })
}
