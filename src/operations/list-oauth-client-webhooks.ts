import type { Operation } from './operation.js'
import { keptOAuthClient } from './webhooks/access.js'
import { listAmong } from './webhooks/keep-webhooks.js'
import { type OAuthClientWebhook, type WebhooksOf, webhooksOfOAuthClient } from './webhooks/webhooks-of.js'

/** GET /v2/oauth-clients/{clientId}/webhooks */
export const listOAuthClientWebhooks: Operation<'listOAuthClientWebhooks', WebhooksOf<OAuthClientWebhook>> = {
  authorize: (request, world) => webhooksOfOAuthClient(world, keptOAuthClient(request, world)),

  handle: listAmong,
}
