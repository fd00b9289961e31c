import { isTeamAdmin } from '../access/membership.js'
import type { Directory } from '../directory.js'
import type { EventType } from '../event-type/event-type.js'
import { Failure } from '../failure.js'
import type { User } from '../organization/user.js'

/** The event type for those who keep its webhooks: its owner, for a team event type the team's admins (AU-29). */
export const requireWebhookKeeper = (directory: Directory, user: User, eventTypeId: number): EventType => {
  const eventType = directory.eventType(eventTypeId)
  if (!eventType) {
    throw new Failure(
      'webhook.event_type_unknown',
      `There is no event type ${eventTypeId}; use the number of an existing one`,
      {
        eventTypeId,
      },
    )
  }
  if (isOwner(eventType, user) || (eventType.teamId !== null && isTeamAdmin(directory, user, eventType.teamId)))
    return eventType

  const who = eventType.teamId === null ? 'its owner' : `an admin of team ${eventType.teamId}`
  const message = `User ${user.id} may not see or change webhooks of event type ${eventTypeId}; use credentials of ${who}`
  throw new Failure('webhook.access_denied', message, { userId: user.id, eventTypeId, teamId: eventType.teamId })
}

/** What the alternative AL-38 refuses: somebody who keeps the webhooks only because he is an admin of the team. */
export const onlyTeamAdminOfEventType = (eventType: EventType, user: User): Failure | undefined =>
  isOwner(eventType, user)
    ? undefined
    : new Failure(
        'webhook.team_admin_is_not_enough',
        `User ${user.id} does not own event type ${eventType.id}; only its owner may change its webhooks`,
        { userId: user.id, eventTypeId: eventType.id },
      )

const isOwner = (eventType: EventType, user: User): boolean => user.isSystemAdmin || eventType.ownerId === user.id
