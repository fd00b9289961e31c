import type { Operation } from './operation.js'
import { keptEventType } from './webhooks/access.js'
import { listAmong } from './webhooks/keep-webhooks.js'
import { type EventTypeWebhook, type WebhooksOf, webhooksOfEventType } from './webhooks/webhooks-of.js'

/** GET /v2/event-types/{eventTypeId}/webhooks */
export const listEventTypeWebhooks: Operation<'listEventTypeWebhooks', WebhooksOf<EventTypeWebhook>> = {
  authorize: (request, world) => webhooksOfEventType(world, keptEventType(request, world)),

  handle: listAmong,
}
