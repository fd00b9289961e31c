import type { Operation } from './operation.js'
import { ownWebhook } from './webhooks/access.js'
import { changeOne } from './webhooks/keep-webhooks.js'
import type { OneWebhook, UserWebhook } from './webhooks/webhooks-of.js'

/** PATCH /v2/webhooks/{webhookId} */
export const updateWebhook: Operation<'updateWebhook', OneWebhook<UserWebhook>> = {
  authorize: ownWebhook,

  handle: changeOne,
}
