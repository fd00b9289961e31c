import type { Operation } from './operation.js'
import { keptOAuthClient } from './webhooks/access.js'
import { createAmong } from './webhooks/keep-webhooks.js'
import { type OAuthClientWebhook, type WebhooksOf, webhooksOfOAuthClient } from './webhooks/webhooks-of.js'

/** POST /v2/oauth-clients/{clientId}/webhooks */
export const createOAuthClientWebhook: Operation<'createOAuthClientWebhook', WebhooksOf<OAuthClientWebhook>> = {
  authorize: (request, world) => webhooksOfOAuthClient(world, keptOAuthClient(request, world)),

  handle: createAmong,
}
