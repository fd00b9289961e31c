import type { Overlay } from '../../../overlay/overlay.js'
import type { Credential } from '../credential.js'
import { type Ask, type LiveReply, type LiveRequest, Unreachable } from '../exchange.js'
import { findingOf, type Objection } from '../finding.js'
import { type Executed, mostUnanswered, noAnswer } from '../session.js'
import { createOverlayJudge, type JudgeOverlay } from './judge-overlay.js'
import { type OverlayProbe, type OverlayRead, overlayReads } from './overlay-reads.js'

/** The user's own document, and which of its operations are checked. */
export interface LiveOverlay {
  readonly overlay: Overlay
  isPicked(read: OverlayRead): boolean
}

/** What an overlay is checked with. */
export interface OverlayCheck {
  readonly target: Ask
  readonly mock: { readonly ask: Ask; readonly credential: Credential }
  readonly credentials: readonly Credential[]
  /** Requests that an earlier run has put, by probe. */
  readonly before: ReadonlyMap<string, Executed>
  readonly signal: AbortSignal
  /** How many requests may be put. */
  readonly most: number
  onExecuted(executed: Executed): void
}

/** What came of an overlay. */
export interface OverlayOutcome {
  /** What the document is called. */
  readonly document: string
  /** Every operation that was picked. */
  readonly reads: readonly OverlayRead[]
  readonly executed: readonly Executed[]
  readonly requests: number
  /** Why operations were not tried, by the name of the operation. */
  readonly skipped: ReadonlyMap<string, string>
  /** Why it ended early; undefined where it did not. */
  readonly stopped: string | undefined
  readonly isDown: boolean
}

/** Whether a request is one of an overlay. */
export const isOfOverlay = ({ operationId }: Pick<Executed, 'operationId'>): boolean =>
  operationId.startsWith('overlay:')

/** Checks what only the user's own document describes, as far as it reads; changes nothing. */
export const checkOverlay = async (
  { overlay, isPicked }: LiveOverlay,
  check: OverlayCheck,
): Promise<OverlayOutcome> => {
  const reads = overlayReads(overlay).filter(isPicked)
  const judge = createOverlayJudge(overlay.document)
  const tally: Tally = { executed: new Map(), skipped: new Map(), requests: 0, unanswered: 0, stopped: undefined }
  for (const read of reads) await checkRead(read, { check, judge, tally })
  const { requests, stopped, skipped, unanswered } = tally
  const executed = [...tally.executed.values()]
  return { document: overlay.name, reads, executed, requests, skipped, stopped, isDown: unanswered >= mostUnanswered }
}

interface Tally {
  readonly executed: Map<string, Executed>
  readonly skipped: Map<string, string>
  requests: number
  unanswered: number
  stopped: string | undefined
}

interface Going {
  readonly check: OverlayCheck
  readonly judge: JudgeOverlay
  readonly tally: Tally
}

const checkRead = async (read: OverlayRead, going: Going): Promise<void> => {
  const token = tokenIn(going.check.credentials)
  const why = read.why === '' && read.login !== 'free' && token === undefined ? noToken : read.why
  if (why === '') for (const probe of read.probes) await putOnce(probe, { read, token }, going)
  const { executed, skipped, stopped } = going.tally
  const isTried = [...executed.values()].some(({ operationId }) => operationId === read.id)
  if (!isTried) skipped.set(read.id, why || (stopped ?? 'no answer came'))
}

const noToken = 'it needs a token, and none was given'

const tokenIn = (credentials: readonly Credential[]): string | undefined =>
  credentials.flatMap((it) => ('token' in it ? [it.token] : []))[0]

const putOnce = async (probe: OverlayProbe, asking: Asking, going: Going): Promise<void> => {
  const before = going.check.before.get(probe.id)
  if (before) going.tally.executed.set(probe.id, before)
  else if (mayGoOn(going)) await put(probe, asking, going)
}

const mayGoOn = ({ check: { signal, most }, tally }: Going): boolean => {
  if (signal.aborted) tally.stopped ??= 'it was broken off'
  else if (tally.requests >= most) tally.stopped ??= 'as many requests were put as --max allows'
  return tally.stopped === undefined
}

interface Asking {
  readonly read: OverlayRead
  readonly token: string | undefined
}

const put = async (probe: OverlayProbe, { read, token }: Asking, { check, judge, tally }: Going): Promise<void> => {
  tally.requests += 1
  const target = await answerOf(check.target, requestOf(probe, read, token))
  tally.unanswered = target instanceof Unreachable ? tally.unanswered + 1 : 0
  if (target instanceof Unreachable && tally.unanswered >= mostUnanswered) tally.stopped = target.message
  const done =
    target instanceof Unreachable
      ? recorded(probe, read, { status: 0, objections: [noAnswer(target)] })
      : recorded(probe, read, {
          status: target.status,
          objections: await objectionsTo(target, { probe, read, check, judge }),
        })
  tally.executed.set(done.probe, done)
  check.onExecuted(done)
}

interface Judging {
  readonly probe: OverlayProbe
  readonly read: OverlayRead
  readonly check: OverlayCheck
  readonly judge: JudgeOverlay
}

const objectionsTo = async (
  target: LiveReply,
  { probe, read, check, judge }: Judging,
): Promise<readonly Objection[]> => {
  const own = 'token' in check.mock.credential ? check.mock.credential.token : undefined
  const mock = await answerOf(check.mock.ask, requestOf(probe, read, own))
  const request = requestOf(
    probe,
    { ...read, operation: { ...read.operation, path: read.operation.ownPath } },
    undefined,
  )
  return judge(read, { request, target, mock: mock instanceof Unreachable ? undefined : mock })
}

const answerOf = (ask: Ask, request: LiveRequest): Promise<LiveReply | Unreachable> =>
  // A read that stays without an answer is put once more.
  ask(request)
    .catch(() => ask(request))
    .catch((error: unknown) => {
      if (error instanceof Unreachable) return error
      throw error
    })

const requestOf = (
  { params, query, headers }: OverlayProbe,
  { operation, login }: OverlayRead,
  token: string | undefined,
): LiveRequest => {
  const presented = login === 'free' || token === undefined ? { headers: {}, query: [] } : login(token)
  return {
    method: operation.method,
    path: operation.path.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? '')),
    query: [...query, ...presented.query],
    headers: { ...headers, ...presented.headers },
    body: undefined,
    counter: `overlay ${operation.generation}`,
  }
}

const recorded = (
  probe: OverlayProbe,
  { id, operation: { method, path } }: OverlayRead,
  { status, objections }: { readonly status: number; readonly objections: readonly Objection[] },
): Executed => {
  const operation = { id, method, path, provenance: 'overlay' as const }
  const findings = objections.map((it) => findingOf(it, { operation, form: 'current', probe: probe.id }))
  return { probe: probe.id, operationId: id, status, findings }
}
