import type { Operation } from './operation.js'
import { keptOrganization, webhookOfOrganization } from './webhooks/access.js'
import { showOne } from './webhooks/keep-webhooks.js'
import type { OneWebhook, OrganizationWebhook } from './webhooks/webhooks-of.js'

/** GET /v2/organizations/{orgId}/webhooks/{webhookId} */
export const getOrganizationWebhook: Operation<'getOrganizationWebhook', OneWebhook<OrganizationWebhook>> = {
  authorize: (request, world) => webhookOfOrganization(request, world, keptOrganization(request, world)),

  handle: showOne,
}
