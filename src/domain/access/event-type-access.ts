import type { Directory } from '../directory.js'
import type { EventType } from '../event-type/event-type.js'
import { Failure } from '../failure.js'
import type { User } from '../organization/user.js'
import { isOrganizationAdmin, isTeamAdmin } from './membership.js'

/** The team behind an event type: its own, or that of a managed child's parent; null for personal ones. */
export const teamOfEventType = (directory: Directory, { teamId, parentId }: EventType): number | null =>
  teamId ?? (parentId === null ? null : (directory.eventType(parentId)?.teamId ?? null))

/** Admin of the event type's team, of its organization, or of an organization to which the owner belongs. */
export const isEventTypeAdmin = (directory: Directory, user: User, eventType: EventType): boolean => {
  if (user.isSystemAdmin) return true
  const teamId = teamOfEventType(directory, eventType)
  if (teamId !== null && isTeamAdmin(directory, user, teamId)) return true
  return (
    eventType.ownerId !== null &&
    directory
      .membershipsOf(eventType.ownerId)
      .some((it) => it.organizationId !== null && isOrganizationAdmin(directory, user, it.organizationId))
  )
}

/** Whether the event type is shown to the user by its id: to owner, hosts and admins (AU-26). */
export const maySeeEventType = (directory: Directory, user: User, eventType: EventType): boolean =>
  eventType.ownerId === user.id ||
  eventType.hosts.some((host) => host.userId === user.id) ||
  isEventTypeAdmin(directory, user, eventType)

/** The event type, for those who may see it; for all others it does not exist (AU-26). */
export const requireVisibleEventType = (directory: Directory, user: User, eventTypeId: number): EventType => {
  const eventType = directory.eventType(eventTypeId)
  if (eventType && maySeeEventType(directory, user, eventType)) return eventType
  throw new Failure(
    'event_type.unknown',
    `Event type ${eventTypeId} is not one that user ${user.id} may see; ask as its owner, one of its hosts or an admin of its team or organization`,
    { eventTypeId, userId: user.id },
  )
}

/** An event type of this very team; those of others, and what a managed one gave its hosts, are unknown there (EV-52). */
export const requireEventTypeOfTeam = (directory: Directory, teamId: number, eventTypeId: number): EventType => {
  const eventType = directory.eventType(eventTypeId)
  if (eventType?.teamId === teamId) return eventType
  throw new Failure(
    'event_type.not_of_team',
    `Team ${teamId} has no event type ${eventTypeId}; use the number of one of its own event types`,
    { teamId, eventTypeId },
  )
}

/** A personal event type, or what a managed one gave its host, for its owner alone: only he changes and deletes it (XT-34). */
export const requireOwnEventType = (directory: Directory, user: User, eventTypeId: number): EventType => {
  const eventType = directory.eventType(eventTypeId)
  if (!eventType) {
    throw new Failure(
      'event_type.missing',
      `There is no event type ${eventTypeId}; use the number of one of your own`,
      {
        eventTypeId,
      },
    )
  }
  if (eventType.ownerId === user.id) return eventType
  throw new Failure(
    'event_type.owner_only',
    `User ${user.id} may not change or delete event type ${eventTypeId}; its owner may, ${ownerOf(eventType)}`,
    { userId: user.id, eventTypeId, ownerId: eventType.ownerId },
  )
}

const ownerOf = ({ ownerId, teamId, id }: EventType): string =>
  ownerId === null
    ? `and this one belongs to team ${teamId}: use /v2/teams/${teamId}/event-types/${id}`
    : `user ${ownerId}`
