import type { Operation } from './operation.js'
import { keptOAuthClient, webhookOfOAuthClient } from './webhooks/access.js'
import { changeOne } from './webhooks/keep-webhooks.js'
import type { OAuthClientWebhook, OneWebhook } from './webhooks/webhooks-of.js'

/** PATCH /v2/oauth-clients/{clientId}/webhooks/{webhookId} */
export const updateOAuthClientWebhook: Operation<'updateOAuthClientWebhook', OneWebhook<OAuthClientWebhook>> = {
  authorize: (request, world) => webhookOfOAuthClient(request, world, keptOAuthClient(request, world)),

  handle: changeOne,
}
