import type { Operation } from './operation.js'
import { keptOrganization } from './webhooks/access.js'
import { createAmong } from './webhooks/keep-webhooks.js'
import { type OrganizationWebhook, type WebhooksOf, webhooksOfOrganization } from './webhooks/webhooks-of.js'

/** POST /v2/organizations/{orgId}/webhooks */
export const createOrganizationWebhook: Operation<'createOrganizationWebhook', WebhooksOf<OrganizationWebhook>> = {
  authorize: (request, world) => webhooksOfOrganization(world, keptOrganization(request, world)),

  handle: createAmong,
}
