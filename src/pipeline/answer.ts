import type { OperationContract } from '../contract/operation-contract.js'
import type { Caller } from '../domain/access/caller.js'
import { Failure } from '../domain/failure.js'
import type { MetFault } from '../faults/fault.js'
import { type Call, pathOf, type Reply } from '../http/call.js'
import type { AnyOperation } from '../operations/operation.js'
import type { OverlayOperation } from '../overlay/overlay.js'
import { reasonOf, StoreError } from '../state/store-error.js'
import type { World } from '../state/world.js'
import { RefusedInput } from './check-input.js'
import { disturbed } from './disturbed.js'
import type { Engine } from './engine.js'
import { findRoute } from './find-route.js'
import { finish } from './finish.js'
import { identifyCaller, identifyV1Caller } from './identify-caller.js'
import { lateRefusal, meetFault } from './meet-fault.js'
import { RequestNotes } from './notes.js'
import { type RateState, rateHeaders } from './rate-limit.js'
import { readInput } from './read-input.js'
import { readPath } from './read-path.js'
import { parseQuery, type RawQuery } from './read-query.js'
import { preflight, refused, succeeded } from './reply.js'
import { type Generation, selectGeneration } from './select-generation.js'
import { trackerOf } from './tracker.js'

/** What is known of a request so far; later steps fill it. */
export interface Progress {
  readonly call: Call
  readonly notes: RequestNotes
  /** When answering began, on a clock that only measures. */
  readonly begun: number
  operation?: OperationContract
  /** The operation of the user's own document, where that answers. */
  overlay?: OverlayOperation
  generation?: Generation
  rate?: RateState
  caller?: Caller
  /** What goes wrong on purpose. */
  fault?: MetFault
  params?: Readonly<Record<string, unknown>>
  /** Query and body as the client sent them. */
  read?: { readonly query: Readonly<Record<string, unknown>>; readonly body: unknown }
}

/** Answers one call: the steps of ER-16 in their order, then the way out. A refusal leaves no trace in the world. */
export const answer = (engine: Engine, call: Call): Reply => {
  if (call.method === 'OPTIONS') return preflight(engine)
  const progress = begin(engine, call)
  const reply = attempt(engine, progress)
  return progress.fault ? disturbed(reply, progress.fault, engine.faults.ended) : reply
}

const attempt = (engine: Engine, progress: Progress): Reply => {
  try {
    const { result, changed } = engine.world.transact(() => carryOut(engine, progress))
    if (result instanceof RefusedInput) return refused(engine, progress, lateRefusal(progress) ?? result)
    const late = lateRefusal(progress)
    return late
      ? { ...refused(engine, progress, late), changed }
      : succeeded(engine, progress, { body: result, changed })
  } catch (error) {
    if (error instanceof Failure) return refused(engine, progress, lateRefusal(progress) ?? error)
    return faulty(engine, progress, error)
  }
}

/** The answer where something went wrong after the operation: its writes could not be kept. They count all the same, since others may stand on them by now. */
export const answerUnkept = (engine: Engine, call: Call, error: unknown): Reply => {
  if (!(error instanceof StoreError)) return faulty(engine, begin(engine, call), error)
  const { method, originalUrl: path } = call
  engine.fault(error.message, { method, path })
  return answerRefusal(
    engine,
    call,
    new Failure(
      'server.not_kept',
      `What this request changed could not be written to the db file: ${reasonOf(error.cause)}; it counts in memory, and the next write that succeeds keeps it too`,
    ),
  )
}

/** A request of which nothing is known yet. */
export const begin = (engine: Engine, call: Call): Progress => ({
  call,
  notes: new RequestNotes(engine.policy),
  begun: performance.now(),
})

/** The answer to a call that was refused before anybody was asked to answer it. */
export const answerRefusal = (engine: Engine, call: Call, failure: Failure): Reply =>
  refused(engine, begin(engine, call), failure)

/** The answer to what nobody foresaw. */
export const faulty = (engine: Engine, progress: Progress, error: unknown): Reply => {
  const { method, originalUrl: path } = progress.call
  engine.fault(error, { method, path })
  return refused(engine, progress, new Failure('server.error', 'The mock failed to answer; its log says why'))
}

/** What the operation answers; the refusal where query or body are wrong, by which nothing was written yet. */
const carryOut = (engine: Engine, progress: Progress): object => {
  const { call, notes } = progress
  const path = pathOf(call.url)
  const route = findRoute(engine.contract, call.method, path)
  const { operation } = route
  progress.operation = operation
  const params = readPath(route)
  progress.params = params
  const generation = selectGeneration(engine.contract, operation, {
    header: versionHeader(engine, operation, call),
    notes,
  })
  progress.generation = generation
  const query = parseQuery(call.url)
  countRequest(engine, progress, query)
  const caller = identify(engine, operation, { call, query, notes, params })
  progress.caller = caller
  meetFault(engine, progress)
  const handler = engine.operations[operation.id]
  const access = noted(notes, { params, caller })
  const loaded = handler.authorize(access, engine.world)
  const input = readInput(engine, progress, { query, generation, operation })
  if (input instanceof RefusedInput) return input
  const result = handle(handler, generation)(Object.assign(access, input), engine.world, loaded)
  if (input.body) warnOfDropped(notes, input.unknown)
  if (notes.happened.length > 0) engine.publish(engine.world, notes.happened)
  return finish(engine, { progress, operation, generation, result })
}

/** Dropped properties are told of where the request went through, unless the operation said more of them itself (ER-07). */
const warnOfDropped = (notes: RequestNotes, dropped: readonly string[]): void => {
  for (const name of dropped) {
    const isTold = notes.warnings.some(({ message }) => message.includes(name))
    if (!isTold) notes.warn(`${name} is not described here and was dropped`, 'ER-07')
  }
}

type Handle = (request: object, world: World, loaded: unknown) => object

const handle = (handler: AnyOperation, { name }: Generation): Handle =>
  (name === 'older' && handler.older ? handler.older : handler.handle) as Handle

/** The request as handlers see it: its parts, and the notes it leaves. */
const noted = (
  { restsOn, warn, judge, isOn, explain, raise }: RequestNotes,
  { params, caller }: { readonly params: Readonly<Record<string, string | number>>; readonly caller: Caller },
) => ({ params, caller, restsOn, warn, judge, isOn, explain, raise })

const versionHeader = ({ words }: Engine, { version }: OperationContract, { headers }: Call): string | undefined =>
  version ? headers[words.header(version.header)] : undefined

const countRequest = ({ limiter, world, policy, words }: Engine, progress: Progress, query: RawQuery): void => {
  const { operation, call } = progress
  if (!operation) return
  const rate = limiter.count(operation, trackerOf(operation, call, { query, words }), world.now())
  progress.rate = rate
  if (!rate.isExceeded || !policy.refusesOverRateLimit) return
  throw new Failure(
    'rate_limit.exceeded',
    `More than ${rate.limit} requests in a minute; retry in ${rate.resetIn} seconds`,
    rateHeaders(rate),
  )
}

const identify = (
  { world, words }: Engine,
  operation: OperationContract,
  {
    call,
    query,
    notes,
    params,
  }: {
    readonly call: Call
    readonly query: RawQuery
    readonly notes: RequestNotes
    readonly params: Readonly<Record<string, string | number>>
  },
): Caller => {
  if (operation.generation === 'v2') return identifyCaller(world, operation, { call, words, notes, params })
  const keys = query.get('apiKey') ?? []
  if (keys.length > 1) throw new Failure('request.query_repeated', 'apiKey was given more than once; give it once')
  return identifyV1Caller(world, keys[0], words)
}
