import type { Webhook } from './webhook.js'

/** What a webhook is changed with; `triggers` is the whole new list. */
export type WebhookInput = Partial<
  Pick<Webhook, 'payloadTemplate' | 'active' | 'subscriberUrl' | 'triggers' | 'secret' | 'version'>
>

/** The webhook with every property that is sent, each trigger once (WH-03). */
export const changeWebhook = (webhook: Webhook, input: WebhookInput): Webhook => ({
  ...webhook,
  ...input,
  triggers: [...new Set(input.triggers ?? webhook.triggers)],
})

/** Whether the list says something that the specification does not settle: nothing at all, or one name twice (WH-03). */
export const triggersAreUnusual = (triggers: readonly string[] | undefined): boolean =>
  triggers !== undefined && (triggers.length === 0 || new Set(triggers).size < triggers.length)
