import type { Schedule } from '../availability/schedule.js'
import { Failure } from '../failure.js'
import type { User } from '../organization/user.js'

/** The schedule that a path names, for its owner alone (XT-33). */
export const requireOwnSchedule = (user: User, scheduleId: number, found: Schedule | undefined): Schedule => {
  if (!found)
    throw new Failure('schedule.unknown', `There is no schedule ${scheduleId}; use the number of one of your own`, {
      scheduleId,
    })
  if (found.ownerId === user.id) return found
  throw new Failure(
    'schedule.owner_only',
    `Schedule ${scheduleId} is none of user ${user.id}'s own; only its owner reads, changes and deletes it`,
    { scheduleId, userId: user.id },
  )
}
