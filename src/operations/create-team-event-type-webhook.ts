import type { Operation } from './operation.js'
import { keptTeamEventType } from './webhooks/access.js'
import { createAmong } from './webhooks/keep-webhooks.js'
import { type EventTypeWebhook, type WebhooksOf, webhooksOfEventType } from './webhooks/webhooks-of.js'

/** POST /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks */
export const createTeamEventTypeWebhook: Operation<'createTeamEventTypeWebhook', WebhooksOf<EventTypeWebhook>> = {
  authorize: (request, world) => webhooksOfEventType(world, keptTeamEventType(request, world)),

  handle: createAmong,
}
