import type { AlternativeId } from '../../generated/ledger.js'
import type { WebhookInput } from './change-webhook.js'
import type { Webhook } from './webhook.js'

/** What the rules see of a webhook that is to be stored. */
export interface WebhookAttempt {
  /** What it will be. */
  readonly webhook: Webhook
  readonly isNew: boolean
  readonly input: WebhookInput
  /** Every stored webhook of the same owner, before the change. */
  readonly siblings: Iterable<Webhook>
  readonly isOn: (alternative: AlternativeId) => boolean
}
