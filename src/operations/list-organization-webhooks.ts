import type { Operation } from './operation.js'
import { keptOrganization } from './webhooks/access.js'
import { listAmong } from './webhooks/keep-webhooks.js'
import { type OrganizationWebhook, type WebhooksOf, webhooksOfOrganization } from './webhooks/webhooks-of.js'

/** GET /v2/organizations/{orgId}/webhooks */
export const listOrganizationWebhooks: Operation<'listOrganizationWebhooks', WebhooksOf<OrganizationWebhook>> = {
  authorize: (request, world) => webhooksOfOrganization(world, keptOrganization(request, world)),

  handle: listAmong,
}
