import type { Operation } from './operation.js'
import { keptOAuthClient, webhookOfOAuthClient } from './webhooks/access.js'
import { deleteOne } from './webhooks/keep-webhooks.js'
import type { OAuthClientWebhook, OneWebhook } from './webhooks/webhooks-of.js'

/** DELETE /v2/oauth-clients/{clientId}/webhooks/{webhookId} */
export const deleteOAuthClientWebhook: Operation<'deleteOAuthClientWebhook', OneWebhook<OAuthClientWebhook>> = {
  authorize: (request, world) => webhookOfOAuthClient(request, world, keptOAuthClient(request, world)),

  handle: deleteOne,
}
