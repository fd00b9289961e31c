import type { AlternativeId } from '../../../generated/ledger.js'
import { Failure } from '../../failure.js'
import type { Webhook } from '../webhook.js'
import { shownWebhookId } from '../webhook-id.js'

/** What the alternative AL-19 refuses: a receiver that another webhook of the same event type or organization has. */
export const subscriberUrlTaken = (
  webhook: Webhook,
  { subscriberUrl, siblings }: { readonly subscriberUrl: string | undefined; readonly siblings: Iterable<Webhook> },
  isOn: (alternative: AlternativeId) => boolean,
): Failure | undefined => {
  const holder = [...siblings].find((it) => it.id !== webhook.id && it.subscriberUrl === subscriberUrl)
  if (!holder) return undefined
  const webhookId = shownWebhookId(holder.id, isOn)
  return new Failure(
    'webhook.subscriber_url_taken',
    `Webhook ${webhookId} delivers to ${subscriberUrl} already; change that one, or send another address`,
    { subscriberUrl, webhookId },
  )
}
