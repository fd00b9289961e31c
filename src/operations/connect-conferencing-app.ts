import { knownCaller } from '../domain/access/require-access.js'
import { connectApp } from '../domain/organization/connect-app.js'
import type { User } from '../domain/organization/user.js'
import { toConferencingConnection } from '../projection/connections-output.js'
import { type Operation, success } from './operation.js'

/** POST /v2/conferencing/{app}/connect */
export const connectConferencingApp: Operation<'connectConferencingApp', { connected: User }> = {
  authorize: ({ params, caller }) => ({ connected: connectApp(knownCaller(caller).user, params.app) }),

  handle({ params }, world, { connected }) {
    world.users.save(connected)
    return success(toConferencingConnection(params.app, connected))
  },
}
