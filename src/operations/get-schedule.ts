import { knownCaller } from '../domain/access/require-access.js'
import { requireOwnSchedule } from '../domain/access/schedule-access.js'
import type { Schedule } from '../domain/availability/schedule.js'
import { toSchedule } from '../projection/schedule-output.js'
import { type Operation, success } from './operation.js'

/** GET /v2/schedules/{scheduleId} */
export const getSchedule: Operation<'getSchedule', Schedule> = {
  authorize: ({ params: { scheduleId }, caller }, world) =>
    requireOwnSchedule(knownCaller(caller).user, scheduleId, world.schedules.get(scheduleId)),

  handle: ({ caller }, _world, schedule) => success(toSchedule(schedule, knownCaller(caller).user)),
}
