import type { Operation } from './operation.js'
import { keptOrganization, webhookOfOrganization } from './webhooks/access.js'
import { deleteOne } from './webhooks/keep-webhooks.js'
import type { OneWebhook, OrganizationWebhook } from './webhooks/webhooks-of.js'

/** DELETE /v2/organizations/{orgId}/webhooks/{webhookId} */
export const deleteOrganizationWebhook: Operation<'deleteOrganizationWebhook', OneWebhook<OrganizationWebhook>> = {
  authorize: (request, world) => webhookOfOrganization(request, world, keptOrganization(request, world)),

  handle: deleteOne,
}
