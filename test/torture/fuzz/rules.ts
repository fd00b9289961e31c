import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Json } from '../../../src/contract/compile/document.js'
import { dereference } from '../../../src/contract/compile/schema.js'
import { formats } from '../../../src/contract/formats.js'
import { documents } from '../../../src/generated/documents.js'
import type { Exchange } from '../../../src/pipeline/engine.js'
import { type Attempt, bytesOf, targetOf } from './attempt.js'
import { askable } from './operations.js'
import type { Outcome } from './visit.js'

/** What a request came to, for those who judge it. */
export interface Answered {
  readonly attempt: Attempt
  readonly outcome: Outcome
  /** As the journal tells it; none where it came to no operation of the API. */
  readonly exchange: Exchange | undefined
  /** What was stored otherwise afterwards. */
  readonly difference: string | undefined
  /** What the mock logged as errors of its own. */
  readonly logged: readonly string[]
}

/** A rule of what every answer must be: what is wrong with this one, undefined where nothing is. */
type Rule = (answered: Answered) => string | undefined

const ajv = new Ajv2020({ strict: false, formats })
const compiled = (name: 'v1' | 'v2', schema: string) =>
  ajv.compile(dereference(documents[name], documents[name].components.schemas[schema] ?? null) as object)
const refusals = { v1: compiled('v1', 'V1Error'), v2: compiled('v2', 'Error') }
const statuses = new Map(askable.map((it) => [it.id, it.statuses]))

/** Statuses of the server's own that are meant: what no policy allows, and waiting that nobody waits for. */
const meant = new Set(['policy.not_specified', 'control.wait_ended', 'fault.status', 'fault.invalid'])

const isMeant = ({ outcome: { headers } }: Answered): boolean =>
  headers['x-mock-fault'] !== undefined || meant.has(headers['x-mock-refused-by'] ?? '')

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A refusal of ours; what the platform itself cannot read, or expects nothing of, it turns away. */
const isRefusal = ({ outcome: { status = 0, headers } }: Answered): boolean =>
  status >= 400 && status !== 417 && headers['date'] !== undefined

const sentText = (attempt: Attempt): string =>
  targetOf(attempt) + JSON.stringify(attempt.headers) + Buffer.from(bytesOf(attempt) ?? []).toString()

/** Anybody's words may come back in a message, but ours never say these. */
const slips = /\[object \w+\]|\bundefined\b|\bNaN\b|node_modules|\bat .{1,80}\.[jt]s:\d+/

const rules: Readonly<Record<string, Rule>> = {
  'answers at all': ({ outcome: { status, headers, hasWaited }, exchange }) =>
    status !== undefined || hasWaited || headers['x-mock-fault'] || exchange?.fault !== undefined
      ? undefined
      : 'the connection was ended',
  'has no error of its own': (it) =>
    (it.outcome.status ?? 0) < 500 || isMeant(it)
      ? undefined
      : `${it.outcome.status}: ${it.outcome.body.slice(0, 300)}`,
  'logs no error': ({ logged }) => logged[0]?.slice(0, 1500),
  'answers JSON, or nothing': (it) => {
    const { body, headers } = it.outcome
    if (it.attempt.method === 'HEAD' && body === '') return undefined
    if (body === '')
      return headers['content-type'] === undefined || isMeant(it) || it.exchange?.fault
        ? undefined
        : 'nothing has a type'
    if (isMeant(it)) return undefined
    return parsed(body) === undefined ? `no JSON: ${body.slice(0, 200)}` : undefined
  },
  'refuses in the form of its generation': (it) => {
    if (!isRefusal(it) || it.exchange?.fault !== undefined) return undefined
    if (it.attempt.method === 'HEAD' && it.outcome.body === '') return undefined
    const name = /^(?:http:\/\/[^/]*)?\/(?:(?:~|%7e)[^/]*\/)?v1(?:\/|$)/i.test(it.attempt.path) ? 'v1' : 'v2'
    const value = parsed(it.outcome.body)
    const fits = name === 'v1' ? refusals.v1(value) || refusals.v2(value) : refusals.v2(value)
    return fits ? undefined : `no error of ${name}: ${it.outcome.body.slice(0, 300)}`
  },
  'names its refusal': (it) =>
    isRefusal(it) && it.outcome.headers['x-mock-refused-by'] === undefined ? 'x-mock-refused-by is missing' : undefined,
  'answers a described status': (it) => {
    const {
      exchange,
      outcome: { status = 0 },
    } = it
    if (!exchange?.operationId || status === 0 || isMeant(it)) return undefined
    const described = statuses.get(exchange.operationId)
    return !described || described.has(status) ? undefined : `${status} is not described for ${exchange.operationId}`
  },
  'says what is wrong in words': (it) => {
    const message = isRefusal(it) ? String(Object(Object(parsed(it.outcome.body)).error).message ?? '') : ''
    const [slip] = slips.exec(message) ?? []
    return slip === undefined || sentText(it.attempt).includes(slip) || isMeant(it)
      ? undefined
      : `"${slip}" in ${message.slice(0, 300)}`
  },
  'leaves everything as it was where it refuses': (it) =>
    isRefusal(it) && it.exchange?.fault === undefined && !it.outcome.hasWaited ? it.difference : undefined,
  'leaves everything as it was where it only tells': ({ attempt, outcome, difference }) =>
    ['GET', 'HEAD', 'OPTIONS'].includes(attempt.method) && outcome.headers['x-mock-fault'] === undefined
      ? difference
      : undefined,
}

/** Everything that an answer is but must not be: names of the rules, and what was found. */
export const brokenRules = (answered: Answered): readonly (readonly [rule: string, found: string])[] =>
  Object.entries(rules).flatMap(([rule, judge]) => {
    const found = judge(answered)
    return found === undefined ? [] : [[rule, found] as const]
  })
