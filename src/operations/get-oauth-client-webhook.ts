import type { Operation } from './operation.js'
import { keptOAuthClient, webhookOfOAuthClient } from './webhooks/access.js'
import { showOne } from './webhooks/keep-webhooks.js'
import type { OAuthClientWebhook, OneWebhook } from './webhooks/webhooks-of.js'

/** GET /v2/oauth-clients/{clientId}/webhooks/{webhookId} */
export const getOAuthClientWebhook: Operation<'getOAuthClientWebhook', OneWebhook<OAuthClientWebhook>> = {
  authorize: (request, world) => webhookOfOAuthClient(request, world, keptOAuthClient(request, world)),

  handle: showOne,
}
