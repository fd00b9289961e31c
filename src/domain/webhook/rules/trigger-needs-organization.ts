import type { AlternativeId } from '../../../generated/ledger.js'
import { Failure } from '../../failure.js'
import type { Webhook } from '../webhook.js'
import { shownWebhookId } from '../webhook-id.js'

const bound = 'DELEGATION_CREDENTIAL_ERROR'

/** What the alternative AL-18 refuses: a trigger of organizations on a webhook of anything else. */
export const triggerNeedsOrganization = (
  webhook: Webhook,
  triggers: readonly string[] | undefined,
  isOn: (alternative: AlternativeId) => boolean,
): Failure | undefined => {
  if (webhook.organizationId !== null || !triggers?.includes(bound)) return undefined
  const webhookId = shownWebhookId(webhook.id, isOn)
  return new Failure(
    'webhook.trigger_needs_organization',
    `Webhook ${webhookId} belongs to no organization; ${bound} is for webhooks of organizations, so leave it out`,
    { webhookId, trigger: bound },
  )
}
