import type { Operation } from './operation.js'
import { changedEventType, webhookOfEventType } from './webhooks/access.js'
import { changeOne } from './webhooks/keep-webhooks.js'
import type { EventTypeWebhook, OneWebhook } from './webhooks/webhooks-of.js'

/** PATCH /v2/event-types/{eventTypeId}/webhooks/{webhookId} */
export const updateEventTypeWebhook: Operation<'updateEventTypeWebhook', OneWebhook<EventTypeWebhook>> = {
  authorize: (request, world) => webhookOfEventType(request, world, changedEventType(request, world)),

  handle: changeOne,
}
