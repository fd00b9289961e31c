import type { User } from '../../domain/organization/user.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'

type Asked = Notes & {
  readonly body: { readonly timeZone?: string | undefined; readonly defaultScheduleId?: number | undefined }
}

/** The default schedule's zone moves along with the user's; a default schedule that is not one's own is only warned of (ME-03). */
export const followWithSchedule = (request: Asked, world: World, user: User): void => {
  const { timeZone, defaultScheduleId } = request.body
  const schedule = user.defaultScheduleId === null ? undefined : world.schedules.get(user.defaultScheduleId)
  const isOwn = schedule?.ownerId === user.id
  if (defaultScheduleId !== undefined && !isOwn) warnOfForeign(request, user, defaultScheduleId)
  if (!isOwn || timeZone === undefined || schedule.timeZone === user.timeZone) return
  request.restsOn('ME-03')
  world.schedules.save({ ...schedule, timeZone: user.timeZone })
}

/** Says that a default schedule which is none of the user's own is stored and read as unset (ME-03). */
export const warnOfForeign = (request: Notes, user: User, scheduleId: number): void => {
  request.restsOn('ME-03')
  request.warn(`Schedule ${scheduleId} is none of user ${user.id}'s own; it is stored and read as unset`, 'ME-03')
}
