import { requireEventTypeOfTeam } from '../domain/access/event-type-access.js'
import { knownCaller, requireTeamAsMember } from '../domain/access/require-access.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { toTeamEventTypeOutput } from '../projection/team-event-type-output.js'
import { type Operation, success } from './operation.js'

/** GET /v2/teams/{teamId}/event-types/{eventTypeId} */
export const getTeamEventType: Operation<'getTeamEventType', EventType> = {
  authorize({ params: { teamId, eventTypeId }, caller }, world) {
    requireTeamAsMember(world, knownCaller(caller).user, teamId)
    return requireEventTypeOfTeam(world, teamId, eventTypeId)
  },

  handle: ({ isOn }, world, eventType) => success(toTeamEventTypeOutput(eventType, world, { isOn })),
}
