import type { Operation } from './operation.js'
import { keptTeamEventType, webhookOfEventType } from './webhooks/access.js'
import { changeOne } from './webhooks/keep-webhooks.js'
import type { EventTypeWebhook, OneWebhook } from './webhooks/webhooks-of.js'

/** PATCH /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId} */
export const updateTeamEventTypeWebhook: Operation<'updateTeamEventTypeWebhook', OneWebhook<EventTypeWebhook>> = {
  authorize: (request, world) => webhookOfEventType(request, world, keptTeamEventType(request, world)),

  handle: changeOne,
}
