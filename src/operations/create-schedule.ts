import { knownCaller } from '../domain/access/require-access.js'
import { newSchedule } from '../domain/availability/change-schedule.js'
import { anyCaller, type Operation } from './operation.js'
import { saveSchedule } from './schedules/save-schedule.js'

/** POST /v2/schedules */
export const createSchedule: Operation<'createSchedule'> = {
  authorize: anyCaller,

  handle(request, world) {
    const { user: owner } = knownCaller(request.caller)
    const { name, timeZone, availability } = request.body
    const base = newSchedule({ id: world.nextId('schedule'), ownerId: owner.id, name, timeZone })
    if (availability === undefined) request.restsOn('XT-33')
    return saveSchedule(request, world, { base, owner, input: request.body })
  },
}
