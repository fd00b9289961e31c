import type { Query } from '../../contract/wire.js'
import { requireEventType } from '../../domain/booking/find-event-type.js'
import { templateRefusal } from '../../domain/booking/rules/managed-parent.js'
import { dynamicEventType } from '../../domain/event-type/dynamic-event-type.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import { Failure } from '../../domain/failure.js'
import type { World } from '../../state/world.js'
import { findUsers } from '../event-types/personal-event-types.js'

type SlotQuery = Query<'listSlots'>

const names = ['eventTypeSlug', 'username', 'teamSlug', 'organizationSlug', 'usernames'] as const

/** The event type whose slots are asked for: by number, by slug with its user or team, or made of several users (XT-09, XT-50). */
export const requireNamedEventType = (world: World, query: SlotQuery): EventType => {
  mustNameOnce(query)
  const eventType = query.usernames === undefined ? requireOne(world, query) : requireDynamic(world, query)
  const refusal = templateRefusal(eventType)
  if (refusal) throw refusal
  return eventType
}

const mustNameOnce = (query: SlotQuery): void => {
  const given = names.filter((name) => query[name] !== undefined)
  const isByNumber = query.eventTypeId !== undefined
  const isDynamic = query.usernames !== undefined
  const others = isByNumber
    ? given
    : isDynamic
      ? given.filter((it) => it !== 'usernames' && it !== 'organizationSlug')
      : []
  if (others.length === 0) return
  const way = isByNumber ? 'eventTypeId' : 'usernames'
  throw new Failure(
    'slots.event_type_named_twice',
    `${way} came with ${others.join(', ')}; send the one or the others`,
    {
      properties: [way, ...others],
    },
  )
}

const requireOne = (world: World, query: SlotQuery): EventType => {
  const { eventTypeId, eventTypeSlug, username, teamSlug, organizationSlug } = query
  const isNamed = eventTypeSlug !== undefined && (username !== undefined || teamSlug !== undefined)
  if (eventTypeId === undefined && !isNamed)
    throw new Failure(
      'slots.event_type_missing',
      'No event type is named; send eventTypeId, or eventTypeSlug with username or teamSlug, or usernames',
    )
  return requireEventType(world, { eventTypeId, eventTypeSlug, username, teamSlug, organizationSlug })
}

/** All of them are needed (EV-51). */
const requireDynamic = (world: World, { usernames = '', organizationSlug }: SlotQuery): EventType => {
  const wanted = [...new Set(usernames.split(',').map((name) => name.trim().toLowerCase()))].filter(
    (name) => name !== '',
  )
  const users = findUsers(world, wanted, { orgSlug: organizationSlug })
  const unknown = wanted.filter((name) => users.every(({ username }) => username.toLowerCase() !== name))
  if (unknown.length > 0 || users.length === 0)
    throw new Failure(
      'booking.user_unknown',
      `There is no user "${unknown.join('", "')}"; send the usernames of users that exist`,
      { usernames: unknown },
    )
  const hosts = users.map(({ id }) => ({ userId: id, mandatory: true, priority: 'medium' as const, weight: null }))
  return { ...dynamicEventType, schedulingType: 'collective', hosts }
}
