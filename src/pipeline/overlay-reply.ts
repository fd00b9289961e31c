import { Failure, type FailureName } from '../domain/failure.js'
import type { Reply } from '../http/call.js'
import type { Overlay, OverlayAnswer, OverlayFinding, OverlayOperation, OverlayOutcome } from '../overlay/overlay.js'
import type { Progress } from './answer.js'
import type { Engine } from './engine.js'
import { rateHeaders } from './rate-limit.js'
import { tell } from './reply.js'
import { commonHeaders, noteHeaders } from './reply-headers.js'

/** The answer of the user's document; throws where the request leaves it, or where it does not say how to answer. */
export const mustAnswer = (
  { name }: Overlay,
  { method, path }: OverlayOperation,
  outcome: OverlayOutcome,
): OverlayAnswer => {
  if (outcome.kind === 'answered') return outcome
  if (outcome.kind === 'unanswerable') {
    const message = `${name} does not say how to answer ${method} ${path}: ${outcome.message}`
    throw new Failure('overlay.unanswerable', message)
  }
  const { findings, reason } = outcome
  const needed = `${method} ${path} needs credentials, says ${name}; send those that it describes`
  if (reason === 'credentials') throw new Failure('auth.missing', needed)
  const message = `The request is not what ${name} describes: ${summary(findings)}`
  throw new Failure(refusals[reason], message, { errors: findings.map(toError) })
}

const refusals = {
  contentType: 'request.content_type_unsupported',
  invalid: 'request.invalid',
} as const satisfies Record<string, FailureName>

const mostTold = 5

const summary = (findings: readonly OverlayFinding[]): string => {
  const more = findings.length - mostTold
  return [...findings.slice(0, mostTold).map(({ message }) => message), ...(more > 0 ? [`and ${more} more`] : [])].join(
    '; ',
  )
}

const toError = ({ place, rule, message }: OverlayFinding): object => ({
  ...{ property: place, constraints: { [rule]: message }, children: [] },
})

/** An answer of the user's document on its way out; in what it leaves that document is a warning. */
export const overlaySuccess = (
  engine: Engine,
  progress: Progress,
  { overlay, outcome }: { readonly overlay: Overlay; readonly outcome: OverlayAnswer },
): Reply => {
  const { notes, rate } = progress
  const { status, body, findings } = outcome
  for (const { message } of findings) notes.warn(`this answer is not what ${overlay.name} describes: ${message}`)
  const { 'Content-Type': _, ...common } = commonHeaders(engine.world.now())
  const headers = {
    ...common,
    ...(rate && rateHeaders(rate)),
    ...(body === undefined ? withoutType(outcome.headers) : outcome.headers),
    ...noteHeaders(notes, engine.words),
  }
  const text = textOf(body)
  tell(engine, progress, { status, failure: undefined, reply: body, text })
  return { status, headers, body: text, changed: false }
}

/** Nothing has a type. */
const withoutType = ({ 'content-type': _, ...headers }: Readonly<Record<string, string>>) => headers

const textOf = (body: unknown): string => {
  if (body === undefined) return ''
  return typeof body === 'string' ? body : JSON.stringify(body)
}
