import type { EventTypeAttempt } from '../../domain/event-type/rules/event-type-rule.js'
import type { Team } from '../../domain/organization/organization.js'
import type { User } from '../../domain/organization/user.js'
import type { World } from '../../state/world.js'

/** What was decided before the rules are asked. */
type Decided = Omit<EventTypeAttempt, 'members' | 'sameSlug' | 'scheduleOwnerId'>

/** Everything that the rules may see, looked up. */
export const eventTypeAttempt = (world: World, decided: Decided): EventTypeAttempt => {
  const { eventType, team } = decided
  return {
    ...decided,
    members: team ? membersOf(world, team) : ownerOf(world, eventType.ownerId),
    sameSlug: [...world.eventTypes.by('slug', eventType.slug)],
    scheduleOwnerId: eventType.scheduleId === null ? undefined : world.schedules.get(eventType.scheduleId)?.ownerId,
  }
}

const membersOf = (world: World, team: Team): readonly User[] =>
  world.membersOfTeam(team.id).flatMap((it) => world.user(it.userId) ?? [])

const ownerOf = (world: World, ownerId: number | null): readonly User[] => {
  const owner = ownerId === null ? undefined : world.user(ownerId)
  return owner ? [owner] : []
}
