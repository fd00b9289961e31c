import { Failure } from '../../failure.js'
import type { EventTypeRule } from './event-type-rule.js'

/** A platform customer sends no video settings when making an event type of a team (EV-16). */
export const svcVideoSettings: EventTypeRule = {
  name: 'svcVideoSettings',

  check({ before, input, team, isPlatform }) {
    if (before || !team || !isPlatform || input.svcVideoSettings === undefined) return undefined

    return new Failure(
      'event_type.video_settings_of_platform',
      `{svc}VideoSettings cannot be managed by platform customers when creating an event type of team ${team.id}; leave it out`,
      { teamId: team.id },
    )
  },
}
