import { Failure } from '../../failure.js'
import type { Webhook } from '../webhook.js'

/** What the alternative AL-19 refuses: a receiver that another webhook of the same event type or organization has. */
export const subscriberUrlTaken = (
  webhook: Webhook,
  subscriberUrl: string | undefined,
  siblings: Iterable<Webhook>,
): Failure | undefined => {
  const holder = [...siblings].find((it) => it.id !== webhook.id && it.subscriberUrl === subscriberUrl)
  return (
    holder &&
    new Failure(
      'webhook.subscriber_url_taken',
      `Webhook ${holder.id} delivers to ${subscriberUrl} already; change that one, or send another address`,
      { subscriberUrl, webhookId: holder.id },
    )
  )
}
