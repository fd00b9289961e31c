import type { EventType } from '../domain/event-type/event-type.js'
import { followParent, withoutHost } from '../domain/event-type/managed.js'
import type { World } from './world.js'

/** Stores an event type; the children of a managed one follow (EV-56). Use this rather than `eventTypes.save` where hosts or settings change. */
export const saveEventType = (world: World, eventType: EventType): void => {
  world.eventTypes.save(eventType)
  if (eventType.schedulingType !== 'managed') return
  const { save, remove } = followParent({
    parent: eventType,
    children: [...world.eventTypes.by('parent', eventType.id)],
    ownedBy: (userId) => world.eventTypes.by('owner', userId),
    nextId: () => world.nextId('eventType'),
    now: world.now(),
  })
  for (const gone of remove) removeEventType(world, gone)
  for (const child of save) world.eventTypes.save(child)
}

/** Removes an event type with its webhooks and, of a managed one, its children; a managed parent loses the host whose child goes. Bookings stay (XT-52). */
export const removeEventType = (world: World, eventType: EventType): void => {
  for (const webhook of [...world.webhooks.by('eventType', eventType.id)]) world.webhooks.remove(webhook.id)
  for (const child of [...world.eventTypes.by('parent', eventType.id)]) removeEventType(world, child)
  world.eventTypes.remove(eventType.id)
  const parent = eventType.parentId === null ? undefined : world.eventTypes.get(eventType.parentId)
  if (parent && eventType.ownerId !== null) world.eventTypes.save(withoutHost(parent, eventType.ownerId))
}
