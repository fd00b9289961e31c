import { knownCaller } from '../domain/access/require-access.js'
import { requireOwnSchedule } from '../domain/access/schedule-access.js'
import type { Schedule } from '../domain/availability/schedule.js'
import type { Operation } from './operation.js'
import { saveSchedule } from './schedules/save-schedule.js'

/** PATCH /v2/schedules/{scheduleId} */
export const updateSchedule: Operation<'updateSchedule', Schedule> = {
  authorize: ({ params: { scheduleId }, caller }, world) =>
    requireOwnSchedule(knownCaller(caller).user, scheduleId, world.schedules.get(scheduleId)),

  handle: (request, world, base) =>
    saveSchedule(request, world, { base, owner: knownCaller(request.caller).user, input: request.body }),
}
