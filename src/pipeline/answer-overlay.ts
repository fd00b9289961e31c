import type { Caller } from '../domain/access/caller.js'
import { Failure } from '../domain/failure.js'
import { type Call, pathOf, type Reply } from '../http/call.js'
import type { Overlay, OverlayAnswer, OverlayOperation, OverlayRequest } from '../overlay/overlay.js'
import { begin, faulty, type Progress } from './answer.js'
import { disturbed } from './disturbed.js'
import type { Engine } from './engine.js'
import { identifyCaller, identifyV1Caller } from './identify-caller.js'
import { lateRefusal, meetFault } from './meet-fault.js'
import { mustAnswer, overlaySuccess } from './overlay-reply.js'
import { rateHeaders } from './rate-limit.js'
import { readValue } from './read-body.js'
import { readOverlayHeader } from './read-overlay-header.js'
import { parseQuery, type RawQuery } from './read-query.js'
import { refused } from './reply.js'
import { trackerOf } from './tracker.js'

/** What answers a call from the user's own document, where nothing of ours does; undefined where the document has nothing to say either. */
export const overlayAnswer = (engine: Engine, call: Call): Promise<Reply> | undefined => {
  const { overlay, contract } = engine
  if (!overlay || call.method === 'OPTIONS') return undefined
  const path = pathOf(call.url)
  const method = call.method === 'HEAD' ? 'GET' : call.method
  const ours = contract.router(method, path)
  if (ours.found === 'operation') return undefined
  const theirs = overlay.find(method, path)
  if (theirs.found === 'operation') return answerFrom(engine, overlay, { call, operation: theirs.operation })
  if (theirs.found === 'nothing') return undefined
  const methods = [...(ours.found === 'path' ? ours.methods : []), ...theirs.methods]
  return Promise.resolve(refused(engine, begin(engine, call), methodUnknown(call, path, methods)))
}

const methodUnknown = ({ method }: Call, path: string, methods: readonly string[]): Failure =>
  new Failure('route.method_unknown', `Cannot ${method} ${path}: this path takes ${methods.join(', ')}`, {
    ...{ method, path, allowed: methods },
  })

interface Asked {
  readonly call: Call
  readonly operation: OverlayOperation
}

/** The same steps as for an operation of ours: rate limit, caller, fault, input, answer, and the check of it. */
const answerFrom = async (engine: Engine, overlay: Overlay, { call, operation }: Asked): Promise<Reply> => {
  const progress: Progress = { ...begin(engine, call), overlay: operation }
  const reply = marked(await attempt(engine, overlay, { progress, operation }))
  return progress.fault ? disturbed(reply, progress.fault, engine.faults.ended) : reply
}

const marked = (reply: Reply): Reply => ({ ...reply, headers: { ...reply.headers, 'x-mock-synthetic': 'true' } })

interface Attempt {
  readonly progress: Progress
  readonly operation: OverlayOperation
}

const attempt = async (engine: Engine, overlay: Overlay, { progress, operation }: Attempt): Promise<Reply> => {
  try {
    const outcome = await carryOut(engine, overlay, { progress, operation })
    const late = lateRefusal(progress)
    return late ? refused(engine, progress, late) : overlaySuccess(engine, progress, { overlay, outcome })
  } catch (error) {
    return error instanceof Failure
      ? refused(engine, progress, lateRefusal(progress) ?? error)
      : faulty(engine, progress, error)
  }
}

const carryOut = async (engine: Engine, overlay: Overlay, { progress, operation }: Attempt): Promise<OverlayAnswer> => {
  const { call } = progress
  const query = parseQuery(call.url)
  countRequest(engine, progress, query)
  progress.caller = callerOf(engine, progress, { query, operation })
  meetFault(engine, progress)
  const wish = { mode: overlay.mode, ...readOverlayHeader(call.headers['x-mock-overlay']) }
  mustNameType(call)
  const body = readValue(call)
  progress.read = { query: Object.fromEntries(query), body }
  const seed = `${engine.world.seed} ${engine.nextSynthetic()}`
  const outcome = await overlay.answer(operation, toRequest(operation, { call, query, body }), { ...wish, seed })
  return mustAnswer(overlay, operation, outcome)
}

const mustNameType = ({ headers, body }: Call): void => {
  const type = headers['content-type'] ?? 'application/json'
  if (body.kind === 'none' || /^[\w.+-]+\/[\w.+*-]+\s*(?:;|$)/.test(type.trim())) return
  const message = `"${type.slice(0, 80)}" is no type of a body; send Content-Type: application/json`
  throw new Failure('request.content_type_unsupported', message)
}

const countRequest = ({ limiter, world, policy, words }: Engine, progress: Progress, query: RawQuery): void => {
  const { overlay: operation, call } = progress
  const counted = { generation: operation?.generation ?? 'v2' }
  const rate = limiter.count(counted, trackerOf(counted, call, { query, words }), world.now())
  progress.rate = rate
  if (!rate.isExceeded || !policy.refusesOverRateLimit) return
  const message = `More than ${rate.limit} requests in a minute; retry in ${rate.resetIn} seconds`
  throw new Failure('rate_limit.exceeded', message, rateHeaders(rate))
}

const anonymous: Caller = { kind: 'anonymous' }

/** Wrong credentials are refused where the document asks for some; else whoever they belong to is nobody here. */
const callerOf = (
  engine: Engine,
  progress: Progress,
  { query, operation }: { readonly query: RawQuery; readonly operation: OverlayOperation },
): Caller => {
  try {
    return identified(engine, progress, { query, operation })
  } catch (error) {
    if (error instanceof Failure && !operation.needsCredentials) return anonymous
    throw error
  }
}

const identified = (
  { world, words }: Engine,
  { call, notes }: Progress,
  { query, operation }: { readonly query: RawQuery; readonly operation: OverlayOperation },
): Caller => {
  const [key] = query.get('apiKey') ?? []
  if (operation.generation === 'v1') return key === undefined ? anonymous : identifyV1Caller(world, key, words)
  const guarded = { ...operation, credentials: 'optional', anonymousUnder: null } as const
  return identifyCaller(world, guarded, { call, words, notes, params: {} })
}

const toRequest = (
  { ownPath, path, method }: OverlayOperation,
  { call, query, body }: { readonly call: Call; readonly query: RawQuery; readonly body: unknown },
): OverlayRequest => {
  const whole = pathOf(call.url)
  const headers = Object.entries(call.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return {
    method,
    path: withoutLastSlash(whole.slice(path.length - ownPath.length), ownPath),
    query: Object.fromEntries(
      [...query].map(([name, values]) => [name, values.length === 1 ? `${values[0]}` : [...values]]),
    ),
    headers: {
      ...Object.fromEntries(headers),
      ...acceptHeader(call),
      ...(body !== undefined && bodyHeaders(call, body)),
    },
    body,
  }
}

/** One slash at the end is ignored here too (ER-20). */
const withoutLastSlash = (path: string, template: string): string =>
  path.length > 1 && !template.endsWith('/') ? path.replace(/\/$/, '') : path

/** What a client would like best comes first; whatever is described is better than nothing. */
const acceptHeader = ({ headers: { accept } }: Call) =>
  accept !== undefined && {
    accept: [...accept.split(',').map((type) => type.replace(/;.*/, '').trim()), '*/*'].join(','),
  }

/** Whether a body may come at all is judged where its length is told. */
const bodyHeaders = ({ headers }: Call, body: unknown) => ({
  'content-type': headers['content-type'] ?? 'application/json',
  'content-length': String(JSON.stringify(body).length),
})
