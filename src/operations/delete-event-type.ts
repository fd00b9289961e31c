import { requireOwnEventType } from '../domain/access/event-type-access.js'
import { knownCaller } from '../domain/access/require-access.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { toDeletedEventType, toOlderDeletedEventType } from '../projection/deleted-event-type.js'
import { removeEventType } from '../state/save-event-type.js'
import { type Operation, success } from './operation.js'

/** DELETE /v2/event-types/{eventTypeId} */
export const deleteEventType: Operation<'deleteEventType', EventType> = {
  authorize: ({ params, caller }, world) => requireOwnEventType(world, knownCaller(caller).user, params.eventTypeId),

  handle(_request, world, eventType) {
    removeEventType(world, eventType)
    return success(toDeletedEventType(eventType))
  },

  older({ restsOn }, world, eventType) {
    restsOn('XT-32')
    removeEventType(world, eventType)
    return success(toOlderDeletedEventType(eventType))
  },
}
