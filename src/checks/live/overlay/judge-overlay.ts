import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { isObject } from '../../../documents/json.js'
import { childrenAt, type ForeignOperation } from '../../../documents/operations.js'
import { readable } from '../../../overlay/answer-by-prism.js'
import type { LiveReply, LiveRequest } from '../exchange.js'
import type { Objection } from '../finding.js'
import { prismObjection } from '../judges/judge-body.js'
import { judged } from '../judges/prism-judge.js'
import type { OverlayRead } from './overlay-reads.js'

/** A reply of the target, and that of the mock beside it. */
export interface OverlayExchange {
  /** As it went on the wire, its path without the base path of the server. */
  readonly request: LiveRequest
  readonly target: LiveReply
  readonly mock: LiveReply | undefined
}

/** Everything that the user's document holds against a reply. */
export type JudgeOverlay = (read: OverlayRead, exchange: OverlayExchange) => Promise<readonly Objection[]>

/** A judge of replies by the user's own document: their status, and their body by Prism. */
export const createOverlayJudge = (document: unknown): JudgeOverlay => {
  let reading: ReturnType<typeof getHttpOperationsFromSpec> | undefined
  return async (read, exchange) => {
    reading ??= getHttpOperationsFromSpec(readable(document))
    const byStatus = judgeOverlayStatus(read, exchange)
    if (described(read.described, exchange.target.status) === undefined) return byStatus
    const notJson = judgeJson(document, read, exchange)
    if (notJson.length > 0) return [...byStatus, ...notJson]
    const own = (await reading).filter(({ method, path }) => method === 'get' && path === read.operation.ownPath)
    const found = await judged(exchange.request, exchange.target, own)
    const bodies = { target: exchange.target.body, mock: sameStatus(exchange)?.body }
    return [...byStatus, ...found.map((it) => prismObjection(it, bodies))]
  }
}

const sameStatus = ({ target, mock }: OverlayExchange): LiveReply | undefined =>
  mock?.status === target.status ? mock : undefined

/** The key under which a status is described: itself, its range, or `default`. */
const described = ({ value }: ForeignOperation, status: number): string | undefined => {
  const all = Object.keys(isObject(value['responses']) ? value['responses'] : {})
  const range = `${String(status)[0]}XX`
  return (
    all.find((key) => key === String(status)) ??
    all.find((key) => key.toUpperCase() === range) ??
    all.find((key) => key === 'default')
  )
}

/** What the user's document holds against the status of a reply to a request of its own examples. */
export const judgeOverlayStatus = (
  read: OverlayRead,
  { target: { status }, mock }: OverlayExchange,
): readonly Objection[] => {
  const verdict = verdictOn(read, status)
  return verdict ? [{ ...verdict, place: '', target: String(status), ...(mock && { mock: String(mock.status) }) }] : []
}

type Verdict = Pick<Objection, 'weight' | 'rule' | 'document'> | undefined

const verdictOn = ({ described: operation, operation: { path } }: OverlayRead, status: number): Verdict => {
  const key = described(operation, status)
  const all = `one of ${childKeys(operation).join(', ')}`
  if (status >= 500 && (key === undefined || key === 'default'))
    return { weight: 'gap', rule: 'status.server-error', document: all }
  if (key === undefined) return { weight: 'gap', rule: 'status.undescribed', document: all }
  if (status === 401 || status === 403)
    return { weight: 'note', rule: 'status.forbidden', document: `${status}, where the credential may not` }
  if (status === 404 && path.includes('{'))
    return { weight: 'note', rule: 'status.unknown', document: '404, where nothing has the id of the example' }
  return status >= 400
    ? {
        weight: 'gap',
        rule: 'status.plain-refused',
        document: `no refusal: the request is made of the document's examples`,
      }
    : undefined
}

const childKeys = ({ value }: ForeignOperation): readonly string[] =>
  Object.keys(isObject(value['responses']) ? value['responses'] : {})

/** A body that is described as JSON alone must be JSON; Prism would say nothing of any other. */
const judgeJson = (
  root: unknown,
  { described: operation }: OverlayRead,
  { target }: OverlayExchange,
): readonly Objection[] => {
  const key = described(operation, target.status)
  const content = childrenAt(root, [...operation.steps, 'responses']).get(key ?? '')?.value['content']
  const types = isObject(content) ? Object.keys(content) : []
  if (target.body !== undefined || types.length === 0 || !types.every((type) => /[/+]json\b/i.test(type))) return []
  const shown = target.text === '' ? 'no body' : (target.headers['content-type'] ?? 'a body without a type')
  return [
    { weight: 'gap', rule: 'body.not-json', place: '', document: `a body of ${types.join(' or ')}`, target: shown },
  ]
}
