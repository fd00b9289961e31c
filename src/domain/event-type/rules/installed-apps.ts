import { Failure } from '../../failure.js'
import type { EventTypeRule } from './event-type-rule.js'

const alwaysInstalled = 'svc-video'
const installableByApi: readonly string[] = ['google-meet', 'office365-video', 'zoom']

/** A conferencing app serves as location only where the caller or one who may host has installed or connected it (EV-28). */
export const installedApps: EventTypeRule = {
  name: 'installedApps',

  check({ input: { locations = [] }, members, caller, isPlatform }) {
    const installed = new Set([caller, ...members].flatMap((user) => user.apps))
    const isUsable = (app: string): boolean => installed.has(app) && (!isPlatform || installableByApi.includes(app))
    const missing = locations
      .flatMap((it) => ('integration' in it ? [it.integration] : []))
      .find((app) => app !== alwaysInstalled && !isUsable(app))
    if (missing === undefined) return undefined

    const usable = [`{svc}-video`, ...[...installed].filter((app) => app !== alwaysInstalled && isUsable(app))]
    return new Failure(
      'event_type.app_not_installed',
      `locations names the integration ${missing}, which is not installed; install or connect it first, or use ${usable.join(', ')}`,
      { property: 'locations', value: missing },
    )
  },
}
