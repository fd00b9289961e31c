import { knownCaller } from '../domain/access/require-access.js'
import { onlyTeamAdminOfEventType, requireWebhookKeeper } from '../domain/webhook/access.js'
import { changeWebhook, triggersAreUnusual } from '../domain/webhook/change-webhook.js'
import { requireEventTypeWebhook } from '../domain/webhook/require-webhook.js'
import { subscriberUrlTaken } from '../domain/webhook/rules/subscriber-url-is-new.js'
import { triggerNeedsOrganization } from '../domain/webhook/rules/trigger-needs-organization.js'
import type { Webhook } from '../domain/webhook/webhook.js'
import { toEventTypeWebhook } from '../projection/webhook-output.js'
import { findWebhook } from './loading/find-webhook.js'
import { type Operation, success } from './operation.js'

/** PATCH /v2/event-types/{eventTypeId}/webhooks/{webhookId} */
export const updateEventTypeWebhook: Operation<'updateEventTypeWebhook', { webhook: Webhook }> = {
  authorize(request, world) {
    const { eventTypeId, webhookId } = request.params
    const { user } = knownCaller(request.caller)
    const eventType = requireWebhookKeeper(world, user, eventTypeId)
    request.judge('AL-38', onlyTeamAdminOfEventType(eventType, user))
    return {
      webhook: requireEventTypeWebhook({ webhookId, webhook: findWebhook(webhookId, request, world) }, eventType),
    }
  },

  handle(request, world, { webhook }) {
    const { params, body } = request
    request.judge('AL-18', triggerNeedsOrganization(webhook, body.triggers, request.isOn))
    const siblings = world.webhooks.by('eventType', params.eventTypeId)
    request.judge('AL-19', subscriberUrlTaken(webhook, { subscriberUrl: body.subscriberUrl, siblings }, request.isOn))
    if (triggersAreUnusual(body.triggers)) request.restsOn('WH-03')
    const changed = changeWebhook(webhook, body)
    world.webhooks.save(changed)
    return success(toEventTypeWebhook(changed, params.eventTypeId))
  },
}
