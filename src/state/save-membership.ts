import { isPlatformTeam } from '../domain/access/platform-customer.js'
import { withNewMember, withoutFormerMember } from '../domain/event-type/assigned-hosts.js'
import type { EventType } from '../domain/event-type/event-type.js'
import type { Membership } from '../domain/organization/organization.js'
import { saveEventType } from './save-event-type.js'
import type { World } from './world.js'

/** Stores a membership; event types that are assigned to all members follow (EV-54). Use this rather than `memberships.save` where somebody joins or leaves. */
export const saveMembership = (world: World, membership: Membership): void => {
  world.memberships.save(membership)
  if (membership.accepted) joinHosts(world, membership)
  else leaveHosts(world, membership)
}

/** Removes a membership; who leaves a team no longer hosts what is assigned to all its members (XT-36). */
export const removeMembership = (world: World, membership: Membership): void => {
  world.memberships.remove(membership.id)
  leaveHosts(world, membership)
}

/** The membership and those that end with it: who leaves an organization leaves its teams as well (XT-36). */
export const endingWith = (world: World, membership: Membership): readonly Membership[] => {
  const { userId, organizationId } = membership
  if (organizationId === null) return [membership]
  const isOfItsTeam = ({ teamId }: Membership): boolean =>
    teamId !== null && world.team(teamId)?.organizationId === organizationId
  return [membership, ...[...world.memberships.by('user', userId)].filter(isOfItsTeam)]
}

const joinHosts = (world: World, { teamId, userId }: Membership): void => {
  const [team, user] = [teamId === null ? undefined : world.team(teamId), world.user(userId)]
  if (!team || !user) return
  const isPlatform = isPlatformTeam(world, team)
  changeEventTypes(world, team.id, (eventType) => withNewMember(eventType, user, { isPlatform }))
}

const leaveHosts = (world: World, { teamId, userId }: Membership): void => {
  if (teamId !== null) changeEventTypes(world, teamId, (eventType) => withoutFormerMember(eventType, userId))
}

const changeEventTypes = (world: World, teamId: number, change: (eventType: EventType) => EventType): void => {
  for (const eventType of [...world.eventTypes.by('team', teamId)]) {
    const changed = change(eventType)
    if (changed !== eventType) saveEventType(world, changed)
  }
}
