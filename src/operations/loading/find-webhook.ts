import type { Webhook } from '../../domain/webhook/webhook.js'
import { numberOfWebhookText, numberOfWebhookUuid } from '../../domain/webhook/webhook-id.js'
import type { World } from '../../state/world.js'
import type { Notes } from '../operation.js'

/** The webhook that a path names: by its number, under AL-02 also by its UUID; undefined where there is none (WH-01). */
export const findWebhook = (webhookId: string, notes: Notes, world: World): Webhook | undefined => {
  const number = numberOfWebhookText(webhookId) ?? (notes.isOn('AL-02') ? numberOfWebhookUuid(webhookId) : undefined)
  return number === undefined ? undefined : world.webhooks.get(number)
}
