import type { Operation } from './operation.js'
import { ownWebhook } from './webhooks/access.js'
import { deleteOne } from './webhooks/keep-webhooks.js'
import type { OneWebhook, UserWebhook } from './webhooks/webhooks-of.js'

/** DELETE /v2/webhooks/{webhookId} */
export const deleteWebhook: Operation<'deleteWebhook', OneWebhook<UserWebhook>> = {
  authorize: ownWebhook,

  handle: deleteOne,
}
