import { Failure } from '../../failure.js'
import type { WebhookAttempt } from '../webhook-attempt.js'
import { shownWebhookId } from '../webhook-id.js'

const bound = 'DELEGATION_CREDENTIAL_ERROR'

/** What the alternative AL-18 refuses: a trigger of organizations on a webhook of anything else. */
export const triggerNeedsOrganization = ({ webhook, isNew, input, isOn }: WebhookAttempt): Failure | undefined => {
  if (webhook.organizationId !== null || !input.triggers?.includes(bound)) return undefined
  const webhookId = isNew ? undefined : shownWebhookId(webhook.id, isOn)
  const subject = webhookId === undefined ? 'The new webhook' : `Webhook ${webhookId}`
  return new Failure(
    'webhook.trigger_needs_organization',
    `${subject} belongs to no organization; ${bound} is for webhooks of organizations, so leave it out`,
    { ...(webhookId !== undefined && { webhookId }), trigger: bound },
  )
}
