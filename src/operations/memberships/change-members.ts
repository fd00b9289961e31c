import type { Body } from '../../contract/wire.js'
import { isIn, type MembershipScope } from '../../domain/organization/membership-scope.js'
import type { Membership } from '../../domain/organization/organization.js'
import { joinsOnce } from '../../domain/organization/rules/joins-once.js'
import { lastOwner } from '../../domain/organization/rules/last-owner.js'
import { endingWith, removeMembership, saveMembership } from '../../state/save-membership.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'

type Joining = Notes & { readonly body: Body<'createTeamMembership'> }

/** Makes a user a member of a team or an organization, once. */
export const addMember = (request: Joining, world: World, scope: MembershipScope): Membership => {
  const { userId, role, accepted = true } = request.body
  const present = [...world.memberships.by('user', userId)].find((it) => isIn(it, scope))
  const refusal = joinsOnce({ userId, user: world.user(userId), present }, scope)
  if (refusal) throw refusal
  if (request.body.accepted === undefined) request.restsOn('XT-36')
  const membership = { ...scope, id: world.nextId('membership'), userId, role, accepted, roleId: null }
  saveMembership(world, membership)
  return membership
}

/** Changes what a member may do, or whether he is one yet; the last owner stays one (XT-36). */
export const changeMember = (
  world: World,
  membership: Membership,
  change: Partial<Pick<Membership, 'role' | 'accepted'>>,
): Membership => {
  const changed = { ...membership, ...change }
  const refusal = lastOwner(world, membership, changed)
  if (refusal) throw refusal
  saveMembership(world, changed)
  return changed
}

/** Ends a membership, and with that of an organization those of its teams, unless somebody is the last owner of one (XT-36). */
export const removeMember = (request: Notes, world: World, membership: Membership): Membership => {
  const ending = endingWith(world, membership)
  if (ending.length > 1) request.restsOn('XT-36')
  mustLeaveOwners(world, ending)
  for (const it of ending) removeMembership(world, it)
  return membership
}

/** Memberships may end where no team or organization loses its last owner by it (XT-36). */
export const mustLeaveOwners = (world: World, ending: readonly Membership[]): void => {
  for (const membership of ending) {
    const refusal = lastOwner(world, membership, undefined)
    if (refusal) throw refusal
  }
}
