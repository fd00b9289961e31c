import { requireVisibleEventType } from '../domain/access/event-type-access.js'
import { knownCaller } from '../domain/access/require-access.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { toEventTypeOutput } from '../projection/event-type-output.js'
import { toOlderEventTypeDetail } from '../projection/older-event-type.js'
import { toTeamEventTypeOutput } from '../projection/team-event-type-output.js'
import { type Operation, success } from './operation.js'

/** GET /v2/event-types/{eventTypeId} */
export const getEventType: Operation<'getEventType', { eventType: EventType }> = {
  authorize({ params, caller }, world) {
    return { eventType: requireVisibleEventType(world, knownCaller(caller).user, params.eventTypeId) }
  },

  handle(request, world, { eventType }) {
    const project = eventType.teamId === null ? toEventTypeOutput : toTeamEventTypeOutput
    return success(project(eventType, world, { isOn: request.isOn }))
  },

  older: (request, world, { eventType }) => success(toOlderEventTypeDetail(eventType, world, { isOn: request.isOn })),
}
