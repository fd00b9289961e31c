import type { PayloadCheck } from '../../contract/check-payload.js'
import type { Words } from '../../contract/words.js'
import { didYouMean } from '../../domain/nearest-name.js'
import { noSecret } from '../../domain/webhook/signature.js'
import { triggers } from '../../domain/webhook/trigger.js'
import { verifySignature } from '../../webhooks/verify-signature.js'
import { spokenTrigger, triggerNamed } from '../sending/read-trigger.js'
import type { Arrival, Content } from './arrival.js'

/** What deliveries are held against. */
export interface Expected {
  readonly words: Words
  /** Secrets of the webhooks; without any, signatures are not looked at. */
  readonly secrets: readonly string[]
  readonly check: PayloadCheck
}

/** What is wrong with a delivery in itself, a sentence each. */
export const examine = async (arrival: Arrival, content: Content, expected: Expected): Promise<readonly string[]> => {
  const found = [contentTypeFault(arrival, content), signatureFault(arrival, expected), versionFault(arrival, expected)]
  const payload = content.isDefault ? await payloadFault(arrival, content, expected) : undefined
  return [...found, payload].filter((it) => it !== undefined)
}

const form = 'application/x-www-form-urlencoded'

const contentTypeFault = ({ headers }: Arrival, { json }: Content): string | undefined => {
  const given = headers['content-type']
  const [type] = given?.toLowerCase().split(';', 1) ?? []
  if (given === undefined) return `it has no content type; deliveries are application/json or ${form}`
  if (type === 'application/json')
    return json === undefined ? 'it says application/json, and its body is no JSON' : undefined
  return type === form ? undefined : `its content type is ${given}; deliveries are application/json or ${form}`
}

const signatureFault = ({ headers, body }: Arrival, { words, secrets }: Expected): string | undefined => {
  if (secrets.length === 0) return undefined
  const name = words.header('x-svc-signature-256')
  const signature = headers[name]
  if (signature === undefined) return `it has no ${name}${elsewhere(headers)}`
  if (signature === noSecret) return 'it is not signed; its webhook has no secret'
  if (secrets.some((secret) => verifySignature(body, signature, secret))) return undefined
  return secrets.length === 1 ? 'its signature does not fit the secret' : 'its signature fits none of the secrets'
}

/** The same header under the word of another product. */
const elsewhere = (headers: Arrival['headers']): string => {
  const [, product] =
    /^x-(.+)-signature-256$/.exec(Object.keys(headers).find((it) => it.endsWith('-signature-256')) ?? '') ?? []
  return product === undefined ? '' : `, but x-${product}-signature-256; listen with --product ${product}`
}

const versionFault = ({ headers }: Arrival, { words }: Expected): string | undefined => {
  const name = words.header('x-svc-webhook-version')
  return headers[name] === undefined ? `it has no ${name}` : undefined
}

const payloadFault = async ({ body }: Arrival, { trigger = '' }: Content, { words, check }: Expected) => {
  const known = triggerNamed(trigger, words)
  if (known !== undefined && spokenTrigger(known, words) === trigger)
    return check(known, new TextDecoder().decode(body))
  const names = triggers.map((it) => spokenTrigger(it, words))
  return `there is no trigger "${trigger}"${didYouMean(trigger, names)}`
}
