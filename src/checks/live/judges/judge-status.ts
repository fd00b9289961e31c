import type { Objection } from '../finding.js'
import type { Probe } from '../probe.js'

/** What a status is judged by. */
export interface StatusCase {
  readonly probe: Pick<Probe, 'aim' | 'operation' | 'objection' | 'form' | 'credential' | 'isHearsay'>
  /** Statuses that the documents describe. */
  readonly described: readonly number[]
  readonly target: number
  /** The mock's, where it was asked the same. */
  readonly mock: number | undefined
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** What the documents, and the mock beside them, hold against the status of a reply. */
export const judgeStatus = (given: StatusCase): readonly Objection[] => {
  const { described, target, mock } = given
  const shown = { target: String(target), place: '', ...(mock !== undefined && { mock: String(mock) }) }
  if (target >= 500)
    return [{ ...shown, weight: 'gap', rule: 'status.server-error', document: `one of ${described.join(', ')}` }]
  if (!described.includes(target))
    return [{ ...shown, weight: 'gap', rule: 'status.undescribed', document: `one of ${described.join(', ')}` }]
  const found = isSuccess(target) ? judgeSuccess(given) : judgeRefusal(given)
  return found ? [{ ...found, ...shown }] : []
}

type Verdict = Pick<Objection, 'weight' | 'rule' | 'document'> | undefined

const judgeSuccess = ({ probe: { aim, operation, objection } }: StatusCase): Verdict => {
  if (aim === 'invalid')
    return { weight: 'gap', rule: 'status.invalid-accepted', document: `a refusal: ${objection ?? 'it is not valid'}` }
  if (aim === 'anonymous' && operation.credentials === 'required')
    return { weight: 'gap', rule: 'status.anonymous-served', document: '401: credentials are required' }
  if (aim === 'unknown')
    return { weight: 'gap', rule: 'status.unknown-found', document: 'a refusal: nothing has this id' }
  return undefined
}

const judgeRefusal = (given: StatusCase): Verdict => {
  const { probe, target, mock } = given
  if (probe.form === 'absent') return undefined
  if (probe.aim === 'plain') return refusedPlain(given)
  if (probe.aim === 'valid') return refusedValid(given)
  if (probe.aim === 'anonymous' && probe.operation.credentials === 'required' && target !== 401 && mock === 401)
    return { weight: 'difference', rule: 'status.anonymous-refused', document: '401: credentials are required' }
  return undefined
}

/** There is nothing to object to in a plain request, unless the caller may not see the thing. */
const refusedPlain = (given: StatusCase): Verdict => {
  const { probe, target, described } = given
  if (target === 403 || (target === 404 && probe.isHearsay)) return hidden(given)
  if (probe.credential === undefined && target === 401)
    return { weight: 'gap', rule: 'status.anonymous-refused', document: `${described[0]}: credentials are optional` }
  return {
    weight: 'gap',
    rule: 'status.plain-refused',
    document: `${described[0]}: what the path names is there, and nothing is wrong with the request`,
  }
}

const hidden = ({ probe: { credential }, target }: StatusCase): Verdict => ({
  weight: 'note',
  rule: target === 403 ? 'status.forbidden' : 'status.not-found',
  document: `${target}, where the credential ${credential?.name ?? 'of nobody'} may not`,
})

/** The mock says whether a valid request has to be carried out; what it refuses too, a rule beside the schemas refuses. */
const refusedValid = ({ probe, target, mock, described }: StatusCase): Verdict => {
  if (mock === undefined || !isSuccess(mock) || target === 403) return undefined
  const isAboutForm = target === 400 || target === 422
  const isRead = probe.operation.method === 'GET'
  return {
    weight: isAboutForm && isRead ? 'gap' : 'difference',
    rule: 'status.valid-refused',
    document: `${described[0]}: the request is valid`,
  }
}
