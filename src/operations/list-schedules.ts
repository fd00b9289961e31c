import { knownCaller } from '../domain/access/require-access.js'
import { pageOf } from '../domain/page-of.js'
import { toSchedule } from '../projection/schedule-output.js'
import { anyCaller, type Operation, success } from './operation.js'

/** GET /v2/schedules */
export const listSchedules: Operation<'listSchedules'> = {
  authorize: anyCaller,

  handle({ caller, query }, world) {
    const { user } = knownCaller(caller)
    const own = [...world.schedules.by('owner', user.id)]
    return success(pageOf(own, query).map((it) => toSchedule(it, user)))
  },
}
