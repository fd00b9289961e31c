import type { Operation } from './operation.js'
import { keptEventType, webhookOfEventType } from './webhooks/access.js'
import { showOne } from './webhooks/keep-webhooks.js'
import type { EventTypeWebhook, OneWebhook } from './webhooks/webhooks-of.js'

/** GET /v2/event-types/{eventTypeId}/webhooks/{webhookId} */
export const getEventTypeWebhook: Operation<'getEventTypeWebhook', OneWebhook<EventTypeWebhook>> = {
  authorize: (request, world) => webhookOfEventType(request, world, keptEventType(request, world)),

  handle: showOne,
}
