import type { GenerationContract } from '../../../contract/operation-contract.js'
import type { LiveReply } from '../exchange.js'
import { type Objection, placeOf } from '../finding.js'
import { shownValue } from '../secrets.js'

/** A body without an envelope that does not belong around it, and what is to be said about that. */
export interface Unwrapped {
  readonly body: unknown
  readonly objections: readonly Objection[]
}

/** Takes off an envelope too many, so that what lies in it can be judged by itself. */
export const unwrapped = (body: unknown, { envelope }: Pick<GenerationContract, 'envelope'>): Unwrapped => {
  if (!envelope.includes('data')) return { body, objections: [] }
  const within = memberOf(body, 'data')
  if (isEnvelope(body) && isEnvelope(within)) return { body: within, objections: [tooMany(['data'], within)] }
  const [only] = isEnvelope(body) ? [] : Object.entries(objectOf(body)).filter(([, value]) => isEnvelope(value))
  return only ? { body: only[1], objections: [tooMany([only[0]], only[1])] } : { body, objections: [] }
}

const tooMany = (path: readonly string[], value: unknown): Objection => ({
  weight: 'gap',
  rule: 'envelope.nested',
  place: placeOf(path),
  document: 'one envelope: status and data',
  target: `another envelope in ${path.join('.')}: ${shownValue(value)}`,
})

const objectOf = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
const memberOf = (value: unknown, name: string): unknown => Reflect.get(objectOf(value), name)
const isEnvelope = (value: unknown): boolean =>
  ['success', 'error'].includes(String(memberOf(value, 'status'))) &&
  (memberOf(value, 'data') !== undefined || memberOf(value, 'error') !== undefined)

/** Whether a reply is sent as what it is: JSON with its media type, or nothing at all. */
export const judgeContentType = ({ status, headers, text, body }: LiveReply): readonly Objection[] => {
  const type = headers['content-type'] ?? ''
  if (status === 204)
    return text === '' ? [] : [objection('body.unexpected', 'no body with 204', `${text.length} characters`)]
  if (body === undefined)
    return [
      objection(
        'body.not-json',
        'a JSON body',
        text === '' ? 'nothing' : `${text.length} characters that are no JSON, as ${type || 'nothing'}`,
      ),
    ]
  const isJson = /^application\/(?:[\w.+-]+\+)?json(?:;|$)/i.test(type.trim())
  return isJson ? [] : [objection('content-type', 'application/json', type || 'no Content-Type')]
}

const objection = (rule: string, document: string, target: string): Objection => ({
  weight: 'gap',
  rule,
  place: '',
  document,
  target,
})
