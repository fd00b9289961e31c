import { knownCaller } from '../domain/access/require-access.js'
import { pageOf } from '../domain/page-of.js'
import { toBusyTime } from '../projection/connections-output.js'
import { anyCaller, type Operation, success } from './operation.js'

/** GET /v2/calendars/busy-times */
export const listBusyTimes: Operation<'listBusyTimes'> = {
  authorize: anyCaller,

  handle({ caller, query }) {
    const busyTimes = [...knownCaller(caller).user.busyTimes].sort((a, b) => a.from - b.from || a.to - b.to)
    return success(pageOf(busyTimes, query).map(toBusyTime))
  },
}
