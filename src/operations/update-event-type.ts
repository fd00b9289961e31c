import type { Caller } from '../domain/access/caller.js'
import { requireOwnEventType } from '../domain/access/event-type-access.js'
import { knownCaller } from '../domain/access/require-access.js'
import type { EventTypeInput } from '../domain/event-type/apply-input.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { toEventTypeOutput } from '../projection/event-type-output.js'
import { toOlderEventType } from '../projection/older-event-type.js'
import { fromOlderChange } from '../projection/older-event-type-input.js'
import type { World } from '../state/world.js'
import { changeEventType } from './event-types/change-event-type.js'
import { type Notes, type Operation, success } from './operation.js'

/** PATCH /v2/event-types/{eventTypeId} */
export const updateEventType: Operation<'updateEventType', EventType> = {
  authorize: ({ params, caller }, world) => requireOwnEventType(world, knownCaller(caller).user, params.eventTypeId),

  handle(request, world, eventType) {
    const changed = update(request, world, { eventType, input: request.body })
    return success(toEventTypeOutput(changed, world, { isOn: request.isOn }))
  },

  older(request, world, eventType) {
    request.restsOn('XT-32')
    const changed = update(request, world, { eventType, input: fromOlderChange(request.body) })
    return success(toOlderEventType(changed, { isOn: request.isOn }))
  },
}

const update = (
  request: Notes & { readonly caller: Caller },
  world: World,
  { eventType, input }: { readonly eventType: EventType; readonly input: EventTypeInput },
): EventType => changeEventType(request, world, { base: eventType, isNew: false, team: undefined, input })
