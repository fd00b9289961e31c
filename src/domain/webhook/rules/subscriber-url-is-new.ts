import { Failure } from '../../failure.js'
import type { WebhookAttempt } from '../webhook-attempt.js'
import { shownWebhookId } from '../webhook-id.js'

/** What the alternative AL-19 refuses: a receiver that another webhook of the same event type or organization has. */
export const subscriberUrlTaken = ({ webhook, input, siblings, isOn }: WebhookAttempt): Failure | undefined => {
  const { subscriberUrl } = input
  if (webhook.organizationId === null && webhook.eventTypeId === null) return undefined
  const holder = [...siblings].find((it) => it.id !== webhook.id && it.subscriberUrl === subscriberUrl)
  if (!holder) return undefined
  const webhookId = shownWebhookId(holder.id, isOn)
  return new Failure(
    'webhook.subscriber_url_taken',
    `Webhook ${webhookId} delivers to ${subscriberUrl} already; change that one, or send another address`,
    { subscriberUrl, webhookId },
  )
}
