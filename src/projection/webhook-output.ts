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
