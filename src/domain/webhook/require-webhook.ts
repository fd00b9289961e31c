import type { EventType } from '../event-type/event-type.js'
import { Failure } from '../failure.js'
import type { OAuthClient } from '../organization/credential.js'
import type { User } from '../organization/user.js'
import type { Webhook } from './webhook.js'

/** What the path named, and what was found there. */
export interface SoughtWebhook {
  /** The id as the path has it. */
  readonly webhookId: string
  readonly webhook: Webhook | undefined
}

/** A webhook of the user; unknown ones and those of others are unknown alike (XT-14). */
export const requireOwnWebhook = ({ webhookId, webhook }: SoughtWebhook, { id: userId }: User): Webhook => {
  if (webhook?.userId === userId) return webhook
  throw new Failure('webhook.not_own', `User ${userId} has no webhook ${webhookId}; use the id of one of your own`, {
    webhookId,
    userId,
  })
}

/** A webhook of the organization; unknown ones and those of others are refused alike (WH-06). */
export const requireOrganizationWebhook = ({ webhookId, webhook }: SoughtWebhook, organizationId: number): Webhook => {
  if (webhook?.organizationId === organizationId) return webhook
  throw new Failure(
    'webhook.not_of_organization',
    `Webhook ${webhookId} does not belong to organization ${organizationId}; use the id of one of its webhooks`,
    { webhookId, organizationId },
  )
}

/** A webhook of the event type: it must exist, belong to an event type, and to this one, asked in that order (WH-06). */
export const requireEventTypeWebhook = (sought: SoughtWebhook, eventType: EventType): Webhook => {
  const { webhookId } = sought
  const facts = { webhookId, eventTypeId: eventType.id }
  const webhook = requireAnyWebhook(sought, `event type ${eventType.id}`, facts)
  if (webhook.eventTypeId === null) {
    const message = `Webhook ${webhookId} belongs to no event type; use the id of one of event type ${eventType.id}`
    throw new Failure('webhook.of_no_event_type', message, facts)
  }
  if (webhook.eventTypeId === eventType.id) return webhook

  const message = `Webhook ${webhookId} belongs to event type ${webhook.eventTypeId}, not to ${eventType.id}; use that one's path`
  throw new Failure('webhook.of_another_event_type', message, { ...facts, belongsTo: webhook.eventTypeId })
}

/** A webhook of the OAuth client: it must exist, and belong to this client, asked in that order (XT-17). */
export const requireOAuthClientWebhook = (sought: SoughtWebhook, { id: oauthClientId }: OAuthClient): Webhook => {
  const { webhookId } = sought
  const facts = { webhookId, oauthClientId }
  const webhook = requireAnyWebhook(sought, `OAuth client ${oauthClientId}`, facts)
  if (webhook.oauthClientId === oauthClientId) return webhook
  throw new Failure(
    'webhook.not_of_oauth_client',
    `Webhook ${webhookId} does not belong to OAuth client ${oauthClientId}; use the id of one of its webhooks`,
    facts,
  )
}

const requireAnyWebhook = (
  { webhookId, webhook }: SoughtWebhook,
  owner: string,
  facts: Readonly<Record<string, unknown>>,
): Webhook => {
  if (webhook) return webhook
  throw new Failure('webhook.unknown', `There is no webhook ${webhookId}; use the id of one of ${owner}`, facts)
}
