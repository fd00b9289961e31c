import type { EventType } from '../event-type/event-type.js'
import { Failure } from '../failure.js'
import type { Webhook } from './webhook.js'

/** What the path named, and what was found there. */
interface Sought {
  /** The id as the path has it. */
  readonly webhookId: string
  readonly webhook: Webhook | undefined
}

/** A webhook of the organization; unknown ones and those of others are refused alike (WH-06). */
export const requireOrganizationWebhook = ({ webhookId, webhook }: Sought, organizationId: number): Webhook => {
  if (webhook?.organizationId === organizationId) return webhook
  throw new Failure(
    'webhook.not_of_organization',
    `Webhook ${webhookId} does not belong to organization ${organizationId}; use the id of one of its webhooks`,
    { webhookId, organizationId },
  )
}

/** A webhook of the event type: it must exist, belong to an event type, and to this one, asked in that order (WH-06). */
export const requireEventTypeWebhook = ({ webhookId, webhook }: Sought, eventType: EventType): Webhook => {
  const facts = { webhookId, eventTypeId: eventType.id }
  if (!webhook) {
    throw new Failure(
      'webhook.unknown',
      `There is no webhook ${webhookId}; use the id of one of event type ${eventType.id}`,
      facts,
    )
  }
  if (webhook.eventTypeId === null) {
    const message = `Webhook ${webhookId} belongs to no event type; use the id of one of event type ${eventType.id}`
    throw new Failure('webhook.of_no_event_type', message, facts)
  }
  if (webhook.eventTypeId === eventType.id) return webhook

  const message = `Webhook ${webhookId} belongs to event type ${webhook.eventTypeId}, not to ${eventType.id}; use that one's path`
  throw new Failure('webhook.of_another_event_type', message, { ...facts, belongsTo: webhook.eventTypeId })
}
