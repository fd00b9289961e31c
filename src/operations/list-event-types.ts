import type { Query } from '../contract/wire.js'
import { dynamicEventType } from '../domain/event-type/dynamic-event-type.js'
import { sortEventTypes } from '../domain/event-type/sort-event-types.js'
import { Failure } from '../domain/failure.js'
import { toDynamicEventTypeOutput, toEventTypeOutput } from '../projection/event-type-output.js'
import { toOlderEventTypeList } from '../projection/older-event-type.js'
import type { World } from '../state/world.js'
import { olderGroups } from './event-types/older-groups.js'
import { findUsers, listedEventTypes } from './event-types/personal-event-types.js'
import { anyCaller, type Operation, type Request, success } from './operation.js'

type ListQuery = Query<'listEventTypes'>
type ListRequest = Request<'listEventTypes'>

/** GET /v2/event-types */
export const listEventTypes: Operation<'listEventTypes'> = {
  authorize: anyCaller,

  handle(request, world) {
    const { query } = request
    mustNameUser(query)
    if (query.username === undefined && query.usernames !== undefined) {
      return success(dynamicOf(request, world, query.usernames.split(',')))
    }
    return success(ownedBy(request, world))
  },

  older(request, world) {
    request.restsOn(request.caller.kind === 'anonymous' ? 'VR-19' : 'VR-18')
    return success(toOlderEventTypeList(olderGroups(world, request.caller), request))
  },
}

/** A slug says nothing without the user who has it (EV-50). */
const mustNameUser = ({ eventSlug, username }: ListQuery): void => {
  if (eventSlug === undefined || username !== undefined) return
  throw new Failure('event_type.slug_without_username', `eventSlug "${eventSlug}" came without username; send both`, {
    property: 'username',
    eventSlug,
  })
}

const ownedBy = (request: ListRequest, world: World) => {
  const { query, caller, isOn } = request
  const owner = query.username === undefined ? caller.user : findUsers(world, [query.username], query)[0]
  const listed = owner ? listedEventTypes(world, owner, caller) : []
  const wanted = query.eventSlug === undefined ? listed : listed.filter((it) => it.slug === query.eventSlug)
  const view = { isOn, leaveOutHidden: true }
  return sortEventTypes(wanted, query.sortCreatedAt).map((it) => toEventTypeOutput(it, world, view))
}

const dynamicOf = ({ query, isOn }: ListRequest, world: World, names: readonly string[]) => {
  const users = findUsers(world, names, query)
  const view = { isOn, leaveOutHidden: true }
  return users.length === 0 ? [] : [toDynamicEventTypeOutput(dynamicEventType, users, { directory: world, view })]
}
