import type { Caller } from '../../domain/access/caller.js'
import type { Membership } from '../../domain/organization/organization.js'
import type { User } from '../../domain/organization/user.js'
import type { OlderGroup } from '../../projection/older-event-type.js'
import type { World } from '../../state/world.js'

/** The caller's own event types, then those of each of his teams; nothing for anonymous callers (VR-18, VR-19). */
export const olderGroups = (world: World, { user }: Caller): readonly OlderGroup[] =>
  user ? [ownGroup(world, user), ...world.membershipsOf(user.id).flatMap((it) => teamGroup(world, it))] : []

const ownGroup = (world: World, user: User): OlderGroup => ({
  teamId: null,
  membershipRole: null,
  profile: { slug: user.username, name: user.name, image: user.avatarUrl },
  eventTypes: [...world.eventTypes.by('owner', user.id)],
})

const teamGroup = (world: World, { teamId, role }: Membership): readonly OlderGroup[] => {
  const team = teamId === null ? undefined : world.team(teamId)
  if (!team) return []
  const profile = { slug: team.slug, name: team.name, image: team.logoUrl }
  return [{ teamId: team.id, membershipRole: role, profile, eventTypes: [...world.eventTypes.by('team', team.id)] }]
}
