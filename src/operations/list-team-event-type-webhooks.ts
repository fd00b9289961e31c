import type { Operation } from './operation.js'
import { keptTeamEventType } from './webhooks/access.js'
import { listAmong } from './webhooks/keep-webhooks.js'
import { type EventTypeWebhook, type WebhooksOf, webhooksOfEventType } from './webhooks/webhooks-of.js'

/** GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks */
export const listTeamEventTypeWebhooks: Operation<'listTeamEventTypeWebhooks', WebhooksOf<EventTypeWebhook>> = {
  authorize: (request, world) => webhooksOfEventType(world, keptTeamEventType(request, world)),

  handle: listAmong,
}
