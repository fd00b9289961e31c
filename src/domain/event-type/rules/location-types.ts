import { Failure } from '../../failure.js'
import type { EventTypeRule } from './event-type-rule.js'

/** The organizer's default app is a location for event types of a team only (EV-27). */
export const locationTypes: EventTypeRule = {
  name: 'locationTypes',

  check({ input: { locations = [] }, team }) {
    if (team || !locations.some((it) => it.type === 'organizersDefaultApp')) return undefined

    return new Failure(
      'event_type.location_for_teams_only',
      'locations has the type organizersDefaultApp, which only event types of a team have; name the app as {type: integration, integration}',
      { property: 'locations', value: 'organizersDefaultApp' },
    )
  },
}
