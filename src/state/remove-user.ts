import { withoutHost } from '../domain/event-type/managed.js'
import type { User } from '../domain/organization/user.js'
import { removeEventType, saveEventType } from './save-event-type.js'
import { removeMembership } from './save-membership.js'
import type { World } from './world.js'

/** Removes a user with all that is his, and from the hosts of every event type, since nobody could meet him there. Bookings stay (XT-52). */
export const removeUser = (world: World, { id }: User): void => {
  for (const membership of [...world.memberships.by('user', id)]) removeMembership(world, membership)
  leaveEveryHost(world, id)
  for (const eventType of [...world.eventTypes.by('owner', id)]) removeEventType(world, eventType)
  for (const schedule of [...world.schedules.by('owner', id)]) world.schedules.remove(schedule.id)
  for (const webhook of [...world.webhooks.all()]) if (webhook.userId === id) world.webhooks.remove(webhook.id)
  world.users.remove(id)
}

const leaveEveryHost = (world: World, userId: number): void => {
  for (const eventType of [...world.eventTypes.all()]) {
    const isHost = eventType.hosts.some((host) => host.userId === userId)
    if (isHost) saveEventType(world, withoutHost(eventType, userId))
  }
}
