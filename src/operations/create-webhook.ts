import { knownCaller } from '../domain/access/require-access.js'
import type { Operation } from './operation.js'
import { createAmong } from './webhooks/keep-webhooks.js'
import { type UserWebhook, type WebhooksOf, webhooksOfUser } from './webhooks/webhooks-of.js'

/** POST /v2/webhooks */
export const createWebhook: Operation<'createWebhook', WebhooksOf<UserWebhook>> = {
  authorize: ({ caller }, world) => webhooksOfUser(world, knownCaller(caller).user),

  handle: createAmong,
}
