import type { Words } from '../contract/words.js'
import type { Happening } from '../domain/webhook/happening.js'
import type { OutboxEntry } from '../domain/webhook/outbox-entry.js'
import { signatureOf } from '../domain/webhook/signature.js'
import type { Webhook } from '../domain/webhook/webhook.js'
import { type Body, type Message, toBody } from './to-body.js'

/** What one delivery is made of. */
interface Parts {
  readonly id: number
  readonly webhook: Webhook
  readonly happening: Happening
  readonly message: Message
  /** The moment of the event, in milliseconds since the epoch. */
  readonly at: number
}

/** A delivery that may go out at once, with the bytes and headers that every attempt sends (WH-20, WH-24, WH-25). */
export const toEntry = ({ id, webhook, happening, message, at }: Parts, words: Words): OutboxEntry => {
  const body = toBody(message, webhook)
  return {
    id,
    webhookId: webhook.id,
    trigger: happening.trigger,
    bookingUid: 'booking' in happening ? happening.booking.uid : null,
    url: webhook.subscriberUrl,
    headers: headersOf({ id, webhook, body }, words),
    body: body.text,
    createdAt: at,
    dueAt: at,
    attempts: 0,
    restsOn: [...(happening.rests ?? ['WH-15']), ...(webhook.payloadTemplate ? (['WH-21'] as const) : []), 'WH-16'],
  }
}

const headersOf = (
  { id, webhook, body }: { readonly id: number; readonly webhook: Webhook; readonly body: Body },
  words: Words,
): Readonly<Record<string, string>> => ({
  'Content-Type': body.contentType,
  [words.header('x-svc-signature-256')]: signatureOf(body.text, webhook.secret),
  [words.header('x-svc-webhook-version')]: webhook.version,
  'x-mock-delivery': String(id),
})
