import { knownCaller } from '../domain/access/require-access.js'
import { pageOf } from '../domain/page-of.js'
import { anyCaller, type Operation, success } from './operation.js'

/** GET /v2/calendars */
export const listCalendars: Operation<'listCalendars'> = {
  authorize: anyCaller,

  handle: ({ caller, query }) => success(pageOf(knownCaller(caller).user.calendars, query).map((it) => ({ ...it }))),
}
