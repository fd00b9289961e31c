import type { EventKind } from './event-kind.js'
import { requireUser } from './subjects.js'

/** Somebody has an app from now on, also one that the API cannot connect (EV-28). */
export const appConnected: EventKind<'appConnected'> = ({ userId, app }, world) => {
  const user = requireUser(world, userId)
  if (!user.apps.includes(app)) world.users.save({ ...user, apps: [...user.apps, app] })
}
