import { isPlatformCaller } from '../domain/access/platform-customer.js'
import { knownCaller } from '../domain/access/require-access.js'
import { usableApps } from '../domain/booking/installed-app.js'
import { serviceVideoApp } from '../domain/booking/location.js'
import { pageOf } from '../domain/page-of.js'
import { toConferencingConnection } from '../projection/connections-output.js'
import { anyCaller, type Operation, success } from './operation.js'

/** GET /v2/conferencing: the service's own video always is there (EV-28). */
export const listConferencingApps: Operation<'listConferencingApps'> = {
  authorize: anyCaller,

  handle({ caller, query }) {
    const { user } = knownCaller(caller)
    const usable = usableApps({ organizer: user, isPlatform: isPlatformCaller(caller) })
    const apps = [...new Set([serviceVideoApp, ...usable])]
    return success(pageOf(apps, query).map((app) => toConferencingConnection(app, user)))
  },
}
