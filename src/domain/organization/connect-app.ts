import { appsOfTheApi } from '../booking/installed-app.js'
import { Failure } from '../failure.js'
import type { User } from './user.js'

/** The user with one of the apps connected that the API can connect; throws for any other app (XT-25, EV-28). */
export const connectApp = (user: User, app: string): User => {
  if (appsOfTheApi.includes(app)) return user.apps.includes(app) ? user : { ...user, apps: [...user.apps, app] }
  throw new Failure(
    'conferencing.app_unknown',
    `The app "${app}" cannot be connected here; connect ${appsOfTheApi.join(', ')}`,
    { app, allowed: appsOfTheApi },
  )
}
