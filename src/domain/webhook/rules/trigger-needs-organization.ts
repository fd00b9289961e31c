import { Failure } from '../../failure.js'
import type { Webhook } from '../webhook.js'

const bound = 'DELEGATION_CREDENTIAL_ERROR'

/** What the alternative AL-18 refuses: a trigger of organizations on a webhook of anything else. */
export const triggerNeedsOrganization = (webhook: Webhook, triggers: readonly string[] = []): Failure | undefined =>
  webhook.organizationId === null && triggers.includes(bound)
    ? new Failure(
        'webhook.trigger_needs_organization',
        `Webhook ${webhook.id} belongs to no organization; ${bound} is for webhooks of organizations, so leave it out`,
        { webhookId: webhook.id, trigger: bound },
      )
    : undefined
