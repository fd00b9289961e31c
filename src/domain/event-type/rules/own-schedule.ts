import { Failure } from '../../failure.js'
import type { EventTypeAlternative } from './event-type-rule.js'

/** AL-42: the schedule belongs to the owner, or to a member of the team; the default stores any and reads it as unset (EV-11). */
export const ownSchedule: EventTypeAlternative = {
  name: 'ownSchedule',
  alternative: 'AL-42',

  check({ input: { scheduleId }, scheduleOwnerId, members, eventType, team }) {
    if (scheduleId === undefined || scheduleId === null) return undefined
    if (members.some((user) => user.id === scheduleOwnerId)) return undefined

    const whose = team ? `a member of team ${team.id}` : `user ${eventType.ownerId}`
    return new Failure(
      'event_type.schedule_unknown',
      `scheduleId ${scheduleId} is no schedule of ${whose}; use one that is`,
      { property: 'scheduleId', scheduleId, ...(team ? { teamId: team.id } : { userId: eventType.ownerId }) },
    )
  },
}
