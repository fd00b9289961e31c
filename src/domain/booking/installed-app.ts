import { Failure } from '../failure.js'
import type { User } from '../organization/user.js'
import { serviceVideoApp } from './location.js'

/** Apps that can be installed through the API, and thus by platform customers too (EV-28). */
export const appsOfTheApi: readonly string[] = ['google-meet', 'office365-video', 'zoom']

/** Whose meeting it is. */
export interface AppHolder {
  readonly organizer: User | undefined
  readonly isPlatform: boolean
}

/** Apps in which the organizer can meet beside the service's own video: those installed; for platform customers those of the API only. */
export const usableApps = ({ organizer, isPlatform }: AppHolder): readonly string[] =>
  (organizer?.apps ?? []).filter((app) => !isPlatform || appsOfTheApi.includes(app))

/** Refuses an app that the organizer has not installed or connected (BK-55, EV-28). */
export const appNotInstalled = (holder: AppHolder, integration: string): Failure | undefined => {
  const usable = usableApps(holder).filter((app) => app !== serviceVideoApp)
  if (integration === serviceVideoApp || usable.includes(integration)) return undefined
  return new Failure(
    'booking.app_not_installed',
    `location names the integration ${integration}, which the organizer cannot use; install or connect it first, or use ${['{svc}-video', ...usable].join(', ')}`,
    { integration },
  )
}
