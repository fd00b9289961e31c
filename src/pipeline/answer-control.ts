import type { Contract } from '../contract/contract.js'
import type { ControlContract } from '../contract/operation-contract.js'
import type { Words } from '../contract/words.js'
import type { Controlled } from '../control/controlled.js'
import type { ControlOperations } from '../control/operation.js'
import { refusalOf } from '../control/refusal-of.js'
import { Failure } from '../domain/failure.js'
import { type Call, pathOf, type Reply } from '../http/call.js'
import { RefusedInput } from './check-input.js'
import { OwnContractError, replyViolation } from './check-reply.js'
import { mustControl } from './control-access.js'
import { controlPreflight, controlRefusal, controlSuccess } from './control-reply.js'
import type { Engine } from './engine.js'
import { findRoute } from './find-route.js'
import { mustDescribeBody, mustDescribeQuery } from './must-be-described.js'
import { readInput } from './read-input.js'
import { readPath } from './read-path.js'
import { parseQuery } from './read-query.js'
import type { Generation } from './select-generation.js'
import { envelope } from './shape-reply.js'

/** Everything that answering for the mock itself needs. */
export interface ControlEngine extends Pick<Engine, 'fault' | 'isStrict'> {
  readonly contract: Contract<ControlContract>
  readonly operations: ControlOperations
  readonly words: Words
  /** What everybody but this process must present; undefined: this machine alone is let in. */
  readonly token: string | undefined
}

/** Answers one call to the control interface: access, route, path, query and body, handler, reply check. Nothing of it is counted or journalled. */
export const answerControl = async (engine: ControlEngine, call: Call, controlled: Controlled): Promise<Reply> => {
  const { words } = engine
  const gone = call.gone?.() ?? new AbortController().signal
  try {
    if (call.method === 'OPTIONS') return preflight(engine, call, controlled)
    mustControl(call, engine.token)
    const { generation, body } = await carryOut(engine, { call: asJson(call), gone }, controlled)
    const warning = ownViolation(engine, { call, generation, body })
    return controlSuccess({ call, words, now: controlled.now() }, generation, { body, warning })
  } catch (error) {
    return controlRefusal({ call, words, now: controlled.now() }, failureOf(engine, { call, gone }, error))
  }
}

/** With a token any page may ask whether it may ask: the question itself carries no token. */
const preflight = ({ token, words }: ControlEngine, call: Call, controlled: Controlled): Reply => {
  if (token === undefined) mustControl(call, token)
  return controlPreflight({ call, words, now: controlled.now() })
}

/** What `curl -d` sends says that it is a form; here it is JSON all the same. */
const asJson = (call: Call): Call =>
  /^application\/x-www-form-urlencoded\b/i.test(call.headers['content-type'] ?? '')
    ? { ...call, headers: { ...call.headers, 'content-type': 'application/json' } }
    : call

interface CarriedOut {
  readonly generation: Generation
  readonly body: object
}

/** A call, and a signal that tells when its client has gone. */
interface Attended {
  readonly call: Call
  readonly gone: AbortSignal
}

const carryOut = async (
  engine: ControlEngine,
  { call, gone }: Attended,
  controlled: Controlled,
): Promise<CarriedOut> => {
  const route = findRoute(engine.contract, call.method, pathOf(call.url))
  const { operation } = route
  const generation: Generation = { name: 'current', contract: operation.current }
  const params = readPath(route)
  const query = parseQuery(call.url)
  mustDescribeQuery(operation, query)
  const onDropped = (names: readonly string[]): void => mustDescribeBody(operation, names)
  const input = readInput(engine, { call }, { query, generation, operation, onDropped })
  if (input instanceof RefusedInput) throw input
  const request = { params, query: input.query, body: input.body, gone }
  const result = await engine.operations[operation.id].handle(request, controlled)
  return { generation, body: envelope(generation, result) }
}

/** How our own reply leaves the document, for the header; thrown in tests. */
const ownViolation = (
  engine: ControlEngine,
  { call, generation, body }: CarriedOut & { readonly call: Call },
): string | undefined => {
  const violation = replyViolation(engine.contract, generation, body)
  if (violation === undefined) return undefined
  const error = new OwnContractError(violation)
  if (engine.isStrict) throw error
  engine.fault(error, { method: call.method, path: call.originalUrl })
  return 'own-contract'
}

const failureOf = (engine: ControlEngine, { call, gone }: Attended, error: unknown): Failure => {
  if (gone.aborted) return new Failure('control.wait_ended', 'The client has gone while this was waited for')
  const refusal = refusalOf(error)
  if (refusal) return refusal
  engine.fault(error, { method: call.method, path: call.originalUrl })
  return new Failure('server.error', 'The mock failed to answer; its log says why')
}
