import type { Operation } from './operation.js'
import { keptOAuthClient } from './webhooks/access.js'
import { deleteAll } from './webhooks/keep-webhooks.js'
import { type OAuthClientWebhook, type WebhooksOf, webhooksOfOAuthClient } from './webhooks/webhooks-of.js'

/** DELETE /v2/oauth-clients/{clientId}/webhooks */
export const deleteOAuthClientWebhooks: Operation<'deleteOAuthClientWebhooks', WebhooksOf<OAuthClientWebhook>> = {
  authorize: (request, world) => webhooksOfOAuthClient(world, keptOAuthClient(request, world)),

  handle: deleteAll,
}
