import type { Operation } from './operation.js'
import { changedEventType } from './webhooks/access.js'
import { deleteAll } from './webhooks/keep-webhooks.js'
import { type EventTypeWebhook, type WebhooksOf, webhooksOfEventType } from './webhooks/webhooks-of.js'

/** DELETE /v2/event-types/{eventTypeId}/webhooks */
export const deleteEventTypeWebhooks: Operation<'deleteEventTypeWebhooks', WebhooksOf<EventTypeWebhook>> = {
  authorize: (request, world) => webhooksOfEventType(world, changedEventType(request, world)),

  handle: deleteAll,
}
