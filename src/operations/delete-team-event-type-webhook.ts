import type { Operation } from './operation.js'
import { keptTeamEventType, webhookOfEventType } from './webhooks/access.js'
import { deleteOne } from './webhooks/keep-webhooks.js'
import type { EventTypeWebhook, OneWebhook } from './webhooks/webhooks-of.js'

/** DELETE /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId} */
export const deleteTeamEventTypeWebhook: Operation<'deleteTeamEventTypeWebhook', OneWebhook<EventTypeWebhook>> = {
  authorize: (request, world) => webhookOfEventType(request, world, keptTeamEventType(request, world)),

  handle: deleteOne,
}
