import type { Operation } from './operation.js'
import { keptTeamEventType, webhookOfEventType } from './webhooks/access.js'
import { showOne } from './webhooks/keep-webhooks.js'
import type { EventTypeWebhook, OneWebhook } from './webhooks/webhooks-of.js'

/** GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId} */
export const getTeamEventTypeWebhook: Operation<'getTeamEventTypeWebhook', OneWebhook<EventTypeWebhook>> = {
  authorize: (request, world) => webhookOfEventType(request, world, keptTeamEventType(request, world)),

  handle: showOne,
}
