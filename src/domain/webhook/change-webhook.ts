import type { Webhook, WebhookOwner } from './webhook.js'

/** What a webhook is changed with; `triggers` is the whole new list. */
export type WebhookInput = Partial<
  Pick<Webhook, 'payloadTemplate' | 'active' | 'subscriberUrl' | 'triggers' | 'secret' | 'version'>
>

/** What a new webhook is made with (XT-35). */
export type NewWebhookInput = WebhookInput & Pick<Webhook, 'active' | 'subscriberUrl' | 'triggers'>

/** A webhook of this owner, without template and secret unless they are sent (XT-35, VR-08). */
export const newWebhook = (id: number, owner: Partial<WebhookOwner>, input: NewWebhookInput): Webhook => ({
  ...{ id, organizationId: null, teamId: null, eventTypeId: null, userId: null, oauthClientId: null },
  ...owner,
  ...{ payloadTemplate: null, secret: null, version: '2021-10-20' },
  ...input,
  triggers: [...new Set(input.triggers)],
})

/** The webhook with every property that is sent, each trigger once (WH-03). */
export const changeWebhook = (webhook: Webhook, input: WebhookInput): Webhook => ({
  ...webhook,
  ...input,
  triggers: [...new Set(input.triggers ?? webhook.triggers)],
})

/** Whether the list says something that the specification does not settle: nothing at all, or one name twice (WH-03). */
export const triggersAreUnusual = (triggers: readonly string[] | undefined): boolean =>
  triggers !== undefined && (triggers.length === 0 || new Set(triggers).size < triggers.length)
