import type { Words } from '../contract/words.js'
import type { Directory } from '../domain/directory.js'
import { toIso } from '../domain/time/instant.js'
import type { Happening } from '../domain/webhook/happening.js'
import { renderTemplate } from '../domain/webhook/template.js'
import type { Webhook } from '../domain/webhook/webhook.js'
import { deliveryWords } from '../generated/delivery-words.js'
import { toPayload } from '../projection/payload/to-payload.js'

/** What a delivery tells, in the product's word, before a receiver's template is asked (WH-20). */
export interface Message {
  readonly triggerEvent: string
  readonly createdAt: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** A body with its content type, as it goes on the wire. */
export interface Body {
  readonly text: string
  readonly contentType: string
}

/** What happened at a moment as its message; the word is put in here, so that templates insert it too and signatures cover it. */
export const toMessage = (
  happening: Happening,
  { at, directory, words }: { readonly at: number; readonly directory: Directory; readonly words: Words },
): Message => {
  const { trigger } = happening
  const message = { triggerEvent: trigger, createdAt: toIso(at), payload: toPayload(happening, directory) }
  return words.bodyOut(message, deliveryWords[trigger] ?? null) as Message
}

/** The message as one receiver gets it: by his template, where one is set that is not empty, else as JSON (WH-20, WH-21). */
export const toBody = ({ payload, ...told }: Message, { payloadTemplate }: Webhook): Body =>
  payloadTemplate
    ? renderTemplate(payloadTemplate, { ...payload, ...told })
    : { text: JSON.stringify({ ...told, payload }), contentType: 'application/json' }
