import type { Operation } from './operation.js'
import { changedEventType } from './webhooks/access.js'
import { createAmong } from './webhooks/keep-webhooks.js'
import { type EventTypeWebhook, type WebhooksOf, webhooksOfEventType } from './webhooks/webhooks-of.js'

/** POST /v2/event-types/{eventTypeId}/webhooks */
export const createEventTypeWebhook: Operation<'createEventTypeWebhook', WebhooksOf<EventTypeWebhook>> = {
  authorize: (request, world) => webhooksOfEventType(world, changedEventType(request, world)),

  handle: createAmong,
}
