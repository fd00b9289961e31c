import type { Caller } from '../domain/access/caller.js'
import { knownCaller } from '../domain/access/require-access.js'
import type { EventType } from '../domain/event-type/event-type.js'
import { newEventType } from '../domain/event-type/new-event-type.js'
import { toEventTypeOutput } from '../projection/event-type-output.js'
import { toOlderEventType } from '../projection/older-event-type.js'
import { type CompleteInput, fromOlderCreation } from '../projection/older-event-type-input.js'
import type { World } from '../state/world.js'
import { changeEventType } from './event-types/change-event-type.js'
import { anyCaller, type Notes, type Operation, success } from './operation.js'

/** POST /v2/event-types */
export const createEventType: Operation<'createEventType'> = {
  authorize: anyCaller,

  handle: (request, world) =>
    success(toEventTypeOutput(create(request, world, request.body), world, { isOn: request.isOn })),

  older(request, world) {
    request.restsOn('XT-32')
    return success(toOlderEventType(create(request, world, fromOlderCreation(request.body)), { isOn: request.isOn }))
  },
}

const create = (request: Notes & { readonly caller: Caller }, world: World, input: CompleteInput): EventType => {
  const { title, slug, lengthInMinutes } = input
  const ownerId = knownCaller(request.caller).user.id
  const id = world.nextId('eventType')
  const base = newEventType({ id, title, slug, lengthInMinutes, createdAt: world.now(), ownerId })
  return changeEventType(request, world, { base, isNew: true, team: undefined, input })
}
