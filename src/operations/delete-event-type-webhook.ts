import type { Operation } from './operation.js'
import { changedEventType, webhookOfEventType } from './webhooks/access.js'
import { deleteOne } from './webhooks/keep-webhooks.js'
import type { EventTypeWebhook, OneWebhook } from './webhooks/webhooks-of.js'

/** DELETE /v2/event-types/{eventTypeId}/webhooks/{webhookId} */
export const deleteEventTypeWebhook: Operation<'deleteEventTypeWebhook', OneWebhook<EventTypeWebhook>> = {
  authorize: (request, world) => webhookOfEventType(request, world, changedEventType(request, world)),

  handle: deleteOne,
}
