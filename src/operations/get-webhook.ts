import type { Operation } from './operation.js'
import { ownWebhook } from './webhooks/access.js'
import { showOne } from './webhooks/keep-webhooks.js'
import type { OneWebhook, UserWebhook } from './webhooks/webhooks-of.js'

/** GET /v2/webhooks/{webhookId} */
export const getWebhook: Operation<'getWebhook', OneWebhook<UserWebhook>> = {
  authorize: ownWebhook,

  handle: showOne,
}
