import { knownCaller } from '../domain/access/require-access.js'
import { requireOwnSchedule } from '../domain/access/schedule-access.js'
import { withDefault } from '../domain/availability/change-schedule.js'
import type { Schedule } from '../domain/availability/schedule.js'
import type { Operation } from './operation.js'

/** DELETE /v2/schedules/{scheduleId}: where it was the default, there is none afterwards (XT-33). */
export const deleteSchedule: Operation<'deleteSchedule', Schedule> = {
  authorize: ({ params: { scheduleId }, caller }, world) =>
    requireOwnSchedule(knownCaller(caller).user, scheduleId, world.schedules.get(scheduleId)),

  handle(request, world, schedule) {
    const { user } = knownCaller(request.caller)
    const keeper = withDefault(user, schedule, false)
    if (keeper !== user) {
      request.restsOn('XT-33')
      world.users.save(keeper)
    }
    world.schedules.remove(schedule.id)
    return {}
  },
}
