import { knownCaller } from '../domain/access/require-access.js'
import { toSchedule } from '../projection/schedule-output.js'
import { anyCaller, type Operation, success } from './operation.js'
import { defaultScheduleOf } from './schedules/save-schedule.js'

/** GET /v2/schedules/default */
export const getDefaultSchedule: Operation<'getDefaultSchedule'> = {
  authorize: anyCaller,

  handle({ caller }, world) {
    const { user } = knownCaller(caller)
    const schedule = defaultScheduleOf(world, user)
    return success(schedule ? toSchedule(schedule, user) : null)
  },
}
