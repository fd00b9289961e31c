import type { Wire } from '../contract/wire.js'
import type { Webhook } from '../domain/webhook/webhook.js'

/** A webhook of an organization; its number stands in `teamId` (WH-02). */
export const toOrganizationWebhook = (webhook: Webhook, organizationId: number): Wire<'OrganizationWebhook'> => ({
  id: webhook.id,
  teamId: organizationId,
  ...shared(webhook),
})

/** A webhook of an event type (WH-02). */
export const toEventTypeWebhook = (webhook: Webhook, eventTypeId: number): Wire<'EventTypeWebhook'> => ({
  id: webhook.id,
  eventTypeId,
  ...shared(webhook),
})

/** A webhook of a user (WH-02, XT-14). */
export const toUserWebhook = (webhook: Webhook, userId: number): Wire<'UserWebhook'> => ({
  id: webhook.id,
  userId,
  ...shared(webhook),
})

/** A webhook of an OAuth client (WH-02, XT-17). */
export const toOAuthClientWebhook = (webhook: Webhook, oauthClientId: string): Wire<'OAuthClientWebhook'> => ({
  id: webhook.id,
  oauthClientId,
  ...shared(webhook),
})

/** How many webhooks were deleted, and whose they were, in a sentence (XT-15). */
export const toDeletedWebhooks = (count: number, owner: string): string =>
  `Deleted ${count} webhook${count === 1 ? '' : 's'} of ${owner}`

type Shared = Omit<Wire<'EventTypeWebhook'>, 'id' | 'eventTypeId'>

const shared = (webhook: Webhook): Shared => ({
  ...(webhook.payloadTemplate !== null && { payloadTemplate: webhook.payloadTemplate }),
  // The documents' lists were checked when they came in.
  triggers: [...webhook.triggers] as Shared['triggers'],
  active: webhook.active,
  subscriberUrl: webhook.subscriberUrl,
  ...(webhook.secret !== null && { secret: webhook.secret }),
  version: webhook.version as Shared['version'],
})
