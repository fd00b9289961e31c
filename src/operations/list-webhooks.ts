import { knownCaller } from '../domain/access/require-access.js'
import type { Operation } from './operation.js'
import { listAmong } from './webhooks/keep-webhooks.js'
import { type UserWebhook, type WebhooksOf, webhooksOfUser } from './webhooks/webhooks-of.js'

/** GET /v2/webhooks */
export const listWebhooks: Operation<'listWebhooks', WebhooksOf<UserWebhook>> = {
  authorize: ({ caller }, world) => webhooksOfUser(world, knownCaller(caller).user),

  handle: listAmong,
}
