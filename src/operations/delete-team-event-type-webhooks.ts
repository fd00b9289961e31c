import type { Operation } from './operation.js'
import { keptTeamEventType } from './webhooks/access.js'
import { deleteAll } from './webhooks/keep-webhooks.js'
import { type EventTypeWebhook, type WebhooksOf, webhooksOfEventType } from './webhooks/webhooks-of.js'

/** DELETE /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks */
export const deleteTeamEventTypeWebhooks: Operation<'deleteTeamEventTypeWebhooks', WebhooksOf<EventTypeWebhook>> = {
  authorize: (request, world) => webhooksOfEventType(world, keptTeamEventType(request, world)),

  handle: deleteAll,
}
