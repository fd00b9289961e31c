import type { Operation } from './operation.js'
import { keptOrganization, webhookOfOrganization } from './webhooks/access.js'
import { changeOne } from './webhooks/keep-webhooks.js'
import type { OneWebhook, OrganizationWebhook } from './webhooks/webhooks-of.js'

/** PATCH /v2/organizations/{orgId}/webhooks/{webhookId} */
export const updateOrganizationWebhook: Operation<'updateOrganizationWebhook', OneWebhook<OrganizationWebhook>> = {
  authorize: (request, world) => webhookOfOrganization(request, world, keptOrganization(request, world)),

  handle: changeOne,
}
