import { knownCaller, requireOrganizationAdmin } from '../domain/access/require-access.js'
import { changeWebhook, triggersAreUnusual } from '../domain/webhook/change-webhook.js'
import { requireOrganizationWebhook } from '../domain/webhook/require-webhook.js'
import { subscriberUrlTaken } from '../domain/webhook/rules/subscriber-url-is-new.js'
import type { Webhook } from '../domain/webhook/webhook.js'
import { toOrganizationWebhook } from '../projection/webhook-output.js'
import { findWebhook } from './loading/find-webhook.js'
import { type Operation, success } from './operation.js'

/** PATCH /v2/organizations/{orgId}/webhooks/{webhookId} */
export const updateOrganizationWebhook: Operation<'updateOrganizationWebhook', { webhook: Webhook }> = {
  authorize(request, world) {
    const { orgId, webhookId } = request.params
    requireOrganizationAdmin(world, knownCaller(request.caller).user, { organizationId: orgId })
    return {
      webhook: requireOrganizationWebhook({ webhookId, webhook: findWebhook(webhookId, request, world) }, orgId),
    }
  },

  handle(request, world, { webhook }) {
    const { params, body } = request
    const siblings = world.webhooks.by('organization', params.orgId)
    request.judge('AL-19', subscriberUrlTaken(webhook, { subscriberUrl: body.subscriberUrl, siblings }, request.isOn))
    if (triggersAreUnusual(body.triggers)) request.restsOn('WH-03')
    const changed = changeWebhook(webhook, body)
    world.webhooks.save(changed)
    return success(toOrganizationWebhook(changed, params.orgId))
  },
}
