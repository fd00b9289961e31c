import { timeZoneNames } from '../domain/time/time-zones.js'
import { toTimeZoneChoice } from '../projection/connections-output.js'
import { anyCaller, type Operation, success } from './operation.js'

/** GET /v2/timezones: the whole table, since a choice cut short is none. */
export const listTimeZones: Operation<'listTimeZones'> = {
  authorize: anyCaller,

  handle: () => success(timeZoneNames().map(toTimeZoneChoice)),
}
