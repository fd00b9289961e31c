import { generationOf } from '../contract/api-path.js'
import { type Failure, kindOf } from '../domain/failure.js'
import type { Call, Reply } from '../http/call.js'
import type { Progress } from './answer.js'
import type { Engine, Exchange, VersionTold } from './engine.js'
import { InjectedFailure } from './injected-failure.js'
import { maskKey } from './mask-key.js'
import { type RateState, rateHeaders } from './rate-limit.js'
import { unspecified } from './reach.js'
import { readBody } from './read-body.js'
import { v1Refusal, v2Refusal } from './refuse.js'
import { commonHeaders, noteHeaders, preflightHeaders } from './reply-headers.js'
import { sentOf } from './sent.js'
import { trackerOf } from './tracker.js'
import { violationsIn } from './violations-in.js'

/** The answer to OPTIONS on any path (ER-17). */
export const preflight = ({ world, words }: Engine): Reply => ({
  status: 204,
  headers: preflightHeaders(world.now(), words),
  body: '',
  changed: false,
})

/** A success on its way out: translated, with the headers that go with it. */
export const succeeded = (
  engine: Engine,
  progress: Progress,
  { body, changed }: { readonly body: object; readonly changed: boolean },
): Reply => {
  const { generation, notes, rate } = progress
  const status = generation?.contract.status ?? 200
  const headers = Object.assign(
    commonHeaders(engine.world.now()),
    rate && rateHeaders(rate),
    noteHeaders(notes, engine.words),
  )
  const isBodiless = generation?.contract.replyValidator === null
  const reply = isBodiless ? undefined : engine.words.bodyOut(body, generation?.contract.replyWords ?? null)
  const text = isBodiless ? '' : JSON.stringify(reply)
  tell(engine, progress, { status, failure: undefined, reply, text })
  return { status, headers: isBodiless ? bodiless(headers) : headers, body: text, changed }
}

/** Headers of a reply that the documents describe without a body: nothing has a type. */
const bodiless = ({ 'Content-Type': _type, ...headers }: Record<string, string>): Record<string, string> => headers

/** A refusal on its way out, in the form of its generation. */
export const refused = (engine: Engine, progress: Progress, failure: Failure): Reply => {
  const { call, notes } = progress
  const rate = progress.rate ?? standing(engine, progress)
  notes.restsOn(...failure.alsoRests, ...kindOf(failure.name).rests)
  const told = failure instanceof InjectedFailure ? failure : (unspecified(engine.policy, notes.rests) ?? failure)
  const { status } = told
  const isV1 = generationOf(call.url) === 'v1'
  const body = (isV1 ? v1Refusal : v2Refusal)(told, call, { now: engine.world.now(), words: engine.words })
  const text = JSON.stringify(body)
  tell(engine, progress, { status, failure: told, reply: body, text })
  return {
    status,
    headers: Object.assign(
      commonHeaders(engine.world.now()),
      { 'X-Request-Id': engine.nextRequestId() },
      rate && rateHeaders(rate),
      noteHeaders(notes, engine.words),
      { 'x-mock-refused-by': told.name },
    ),
    body: text,
    changed: false,
  }
}

/** Every reply of v2 tells how its caller stands (RL-02), those too that were refused before they were counted. */
const standing = ({ limiter, world, words }: Engine, { call, operation }: Progress): RateState | undefined => {
  if (generationOf(call.url) !== 'v2') return undefined
  const counted = operation ?? { generation: 'v2' }
  return limiter.standing(counted, trackerOf(counted, call, { query: new Map(), words }), world.now())
}

/** Tells the journal of a request and what it was answered. */
export const tell = (
  engine: Engine,
  progress: Progress,
  {
    status,
    failure,
    reply,
    text,
  }: {
    readonly status: number
    readonly failure: Failure | undefined
    readonly reply: unknown
    /** The reply as it goes out. */
    readonly text: string
  },
): void => {
  const { call, operation, caller, generation, notes, begun, params = {}, read, fault, overlay } = progress
  const { words, world } = engine
  const exchange: Exchange = {
    at: world.now(),
    milliseconds: performance.now() - begun,
    method: call.method,
    path: maskKey(call.originalUrl),
    operationId: operation?.id,
    status,
    caller: caller && caller.kind !== 'anonymous' ? caller.credential : undefined,
    generation: generation?.name,
    version: versionTold(engine, progress),
    violations: failure ? violationsIn(failure, words) : [],
    params,
    query: read?.query ?? {},
    body: read ? read.body : bodyIfReadable(call),
    reply,
    size: sizeOf(call, text),
    warnings: notes.warnings.map((it) => ({ ...it, message: words.sentence(it.message) })),
    restsOn: notes.rests,
    why: notes.why,
    refusedBy: failure?.name,
    fault: fault?.id,
    sent: sentOf(engine, progress),
    test: call.headers['x-mock-test'],
    source: call.source && isWorthTelling(progress, failure) ? call.source() : undefined,
  }
  engine.observe(overlay ? { ...exchange, synthetic: true, overlayOperation: overlay.id } : exchange)
}

/** Finding the line takes a while. */
const isWorthTelling = ({ notes, operation }: Progress, failure: Failure | undefined): boolean =>
  failure !== undefined || notes.warnings.length > 0 || notes.rests.length > 0 || operation?.provenance === 'beyond'

const versionTold = ({ words }: Engine, { call, operation, generation }: Progress): VersionTold | undefined => {
  const version = operation?.version
  if (!version) return undefined
  const served = generation?.name === 'current' ? version.value : generation?.name
  return { asked: call.headers[words.header(version.header)], served }
}

const sizeOf = ({ originalUrl, body, headers }: Call, text: string): number => {
  const carried = body.kind === 'bytes' ? body.bytes.length : Number(headers['content-length'])
  return originalUrl.length + text.length + (body.kind === 'none' || !(carried >= 0) ? 0 : carried)
}

/** What a request carried that was refused before its body was its turn. */
const bodyIfReadable = (call: Call): unknown => {
  if (call.body.kind === 'none') return undefined
  try {
    return readBody(call)
  } catch {
    return undefined
  }
}
