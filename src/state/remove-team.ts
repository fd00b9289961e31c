import type { Team } from '../domain/organization/organization.js'
import { removeEventType } from './save-event-type.js'
import type { World } from './world.js'

/** Removes a team with its event types, memberships, roles and webhooks. Bookings stay (XT-52). */
export const removeTeam = (world: World, { id }: Team): void => {
  for (const eventType of [...world.eventTypes.by('team', id)]) removeEventType(world, eventType)
  for (const membership of [...world.memberships.by('team', id)]) world.memberships.remove(membership.id)
  for (const role of [...world.roles.by('team', id)]) world.roles.remove(role.id)
  for (const webhook of [...world.webhooks.all()]) if (webhook.teamId === id) world.webhooks.remove(webhook.id)
  world.teams.remove(id)
}
