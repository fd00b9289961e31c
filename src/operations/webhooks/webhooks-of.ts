import type { Wire } from '../../contract/wire.js'
import type { EventType } from '../../domain/event-type/event-type.js'
import type { OAuthClient } from '../../domain/organization/credential.js'
import type { Organization } from '../../domain/organization/organization.js'
import type { User } from '../../domain/organization/user.js'
import type { Webhook, WebhookOwner } from '../../domain/webhook/webhook.js'
import {
  toEventTypeWebhook,
  toOAuthClientWebhook,
  toOrganizationWebhook,
  toUserWebhook,
} from '../../projection/webhook-output.js'
import type { World } from '../../state/world.js'

/** The webhooks of one owner, whatever the path that led to him. */
export interface WebhooksOf<Shown> {
  readonly owner: Partial<WebhookOwner>
  /** As sentences call the owner: `event type 10001`. */
  readonly ownerName: string
  /** Those that are stored now, by id. */
  stored(): readonly Webhook[]
  show(webhook: Webhook): Shown
}

/** One webhook among those of its owner. */
export interface OneWebhook<Shown> {
  readonly among: WebhooksOf<Shown>
  readonly webhook: Webhook
}

/** How a webhook of a user is shown. */
export type UserWebhook = Wire<'UserWebhook'>

/** How a webhook of an event type is shown. */
export type EventTypeWebhook = Wire<'EventTypeWebhook'>

/** How a webhook of an organization is shown. */
export type OrganizationWebhook = Wire<'OrganizationWebhook'>

/** How a webhook of an OAuth client is shown. */
export type OAuthClientWebhook = Wire<'OAuthClientWebhook'>

/** The webhooks of a user. */
export const webhooksOfUser = (world: World, { id }: User): WebhooksOf<UserWebhook> => ({
  owner: { userId: id },
  ownerName: `user ${id}`,
  stored: () => [...world.webhooks.by('user', id)],
  show: (webhook) => toUserWebhook(webhook, id),
})

/** The webhooks of an event type, personal or of a team. */
export const webhooksOfEventType = (world: World, { id }: EventType): WebhooksOf<EventTypeWebhook> => ({
  owner: { eventTypeId: id },
  ownerName: `event type ${id}`,
  stored: () => [...world.webhooks.by('eventType', id)],
  show: (webhook) => toEventTypeWebhook(webhook, id),
})

/** The webhooks of an organization. */
export const webhooksOfOrganization = (world: World, { id }: Organization): WebhooksOf<OrganizationWebhook> => ({
  owner: { organizationId: id },
  ownerName: `organization ${id}`,
  stored: () => [...world.webhooks.by('organization', id)],
  show: (webhook) => toOrganizationWebhook(webhook, id),
})

/** The webhooks of an OAuth client. */
export const webhooksOfOAuthClient = (world: World, { id }: OAuthClient): WebhooksOf<OAuthClientWebhook> => ({
  owner: { oauthClientId: id },
  ownerName: `OAuth client ${id}`,
  stored: () => [...world.webhooks.by('oauthClient', id)],
  show: (webhook) => toOAuthClientWebhook(webhook, id),
})
