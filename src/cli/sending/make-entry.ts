import type { Words } from '../../contract/words.js'
import { newWebhook } from '../../domain/webhook/change-webhook.js'
import type { Happening } from '../../domain/webhook/happening.js'
import type { OutboxEntry } from '../../domain/webhook/outbox-entry.js'
import type { Trigger } from '../../domain/webhook/trigger.js'
import type { Webhook } from '../../domain/webhook/webhook.js'
import type { World } from '../../state/world.js'
import { toMessage } from '../../webhooks/to-body.js'
import { toEntry } from '../../webhooks/to-entry.js'
import { type Assignments, withAssignments } from '../arguments/assignments.js'

/** What is to be delivered. */
export interface Wish {
  readonly trigger: Trigger
  readonly url: string
  readonly secret: string | undefined
  readonly template: string | undefined
  /** Values in the place of those that the payload would have. */
  readonly set: Assignments
}

/** Where it happens. */
export interface Place {
  readonly world: World
  readonly words: Words
}

/** A delivery of what happened with the bytes and headers that the mock would send, to the only webhook that hears of it. */
export const makeEntry = (wish: Wish, { world, words }: Place, happening: Happening): OutboxEntry => {
  const at = world.now()
  const told = toMessage(happening, { at, directory: world, words })
  const message = { ...told, payload: withAssignments(told.payload, wish.set) }
  const parts = { id: world.nextId('delivery'), webhook: webhookFor(wish, happening, world), happening, message, at }
  return toEntry(parts, words)
}

const webhookFor = ({ trigger, url, secret, template }: Wish, happening: Happening, world: World): Webhook => {
  const userId = 'booking' in happening ? happening.booking.organizerId : happening.user.id
  const subscription = { subscriberUrl: url, active: true, triggers: [trigger] }
  const own = { secret: secret ?? null, payloadTemplate: template ?? null }
  return newWebhook(world.nextId('webhook'), { userId }, { ...subscription, ...own })
}
