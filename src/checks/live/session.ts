import type { Words } from '../../contract/words.js'
import type { Credential } from './credential.js'
import { type Ask, type LiveReply, Unreachable } from './exchange.js'
import { findingOf, type LiveFinding, type Objection } from './finding.js'
import type { JudgeReply } from './judges/judge-reply.js'
import { fromReply, type Parts, type Probe, toRequest } from './probe.js'

/** A service with the way to speak to it. */
export interface Party {
  readonly ask: Ask
  readonly words: Words
}

/** One request that was put and judged. */
export interface Executed {
  readonly probe: string
  readonly operationId: string
  readonly status: number
  readonly findings: readonly LiveFinding[]
}

/** Why a run ends before everything is asked. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped'
}

/** The target stopped answering. */
export class TargetDown extends Error {
  override readonly name = 'TargetDown'
}

/** Who asks the mock in the place of whom: its owner, or for an OAuth client one of its own. */
export interface MockCredentials {
  readonly credential: Credential
  readonly client: Credential
}

/** What a session is opened with. */
export interface SessionParts {
  readonly target: Party
  readonly mock: Party & MockCredentials
  readonly judge: JudgeReply
  /** Operations whose replies count; others are asked only for what they show. */
  readonly selected: ReadonlySet<string>
  /** How many requests may be put. */
  readonly max: number
  /** Requests that an earlier run has put, by probe. */
  readonly before: ReadonlyMap<string, Executed>
  readonly signal: AbortSignal
  onExecuted(executed: Executed): void
}

/** What came of one request. */
export interface Answered {
  readonly target: LiveReply
  /** Undefined where the mock was not asked the same. */
  readonly mock: LiveReply | undefined
}

/** Puts requests to the target, and the same to the mock; keeps what was found. */
export interface Session {
  /** Puts and judges a request; undefined where no answer came, or where an earlier run has put it. */
  put(probe: Probe): Promise<Answered | undefined>
  /** The same, whether an earlier run has put it or not, since its reply is needed. */
  putAnew(probe: Probe): Promise<Answered | undefined>
  /** The same, whatever holds the run back: for tidying up. */
  tidy(probe: Probe): Promise<Answered | undefined>
  /** Adds what was found by comparing replies. */
  add(probe: Probe, objections: readonly Objection[]): void
  readonly executed: readonly Executed[]
  readonly requests: number
}

/** How many requests in a row may stay without an answer. */
export const mostUnanswered = 3

/** Opens a session. */
export const createSession = (parts: SessionParts): Session => {
  const executed = new Map<string, Executed>(parts.before)
  const counts = { requests: 0, unanswered: 0 }
  const keep = (done: Executed): void => {
    if (!parts.selected.has(done.operationId)) return
    executed.set(done.probe, done)
    parts.onExecuted(done)
  }
  const record = (probe: Probe, status: number, objections: readonly Objection[]): void => {
    const { id, operation, form } = probe
    const findings = objections.map((it) => findingOf(it, { operation, form, probe: id }))
    keep({ probe: id, operationId: operation.id, status, findings })
  }
  const askTarget = async (probe: Probe): Promise<LiveReply | undefined> => {
    const reply = await answerOf(parts.target, probe, probe)
    counts.unanswered = reply instanceof Unreachable ? counts.unanswered + 1 : 0
    if (!(reply instanceof Unreachable)) return reply
    if (counts.unanswered >= mostUnanswered) throw new TargetDown(reply.message)
    record(probe, 0, [noAnswer(reply)])
    return undefined
  }
  const tidy = async (probe: Probe): Promise<Answered | undefined> => {
    counts.requests += 1
    const target = await askTarget(probe)
    if (!target) return undefined
    const mock = await mirrored(parts, probe)
    record(probe, target.status, await parts.judge(probe, target, mock))
    return { target, mock }
  }
  const putAnew = async (probe: Probe): Promise<Answered | undefined> => {
    mustGoOn(parts, counts.requests)
    return tidy(probe)
  }
  return {
    putAnew,
    tidy,
    put: async (probe) => (parts.before.has(probe.id) ? undefined : putAnew(probe)),
    add(probe, objections) {
      const done = executed.get(probe.id)
      if (!done || objections.length === 0) return
      const { id, operation, form } = probe
      const more = objections.map((it) => findingOf(it, { operation, form, probe: id }))
      keep({ ...done, findings: [...done.findings, ...more] })
    },
    get executed() {
      return [...executed.values()]
    },
    get requests() {
      return counts.requests
    },
  }
}

const mustGoOn = ({ signal, max }: SessionParts, requests: number): void => {
  if (signal.aborted) throw new RunStopped('it was broken off')
  if (requests >= max) throw new RunStopped(`--max ${max} requests were put`)
}

const answerOf = async ({ ask, words }: Party, probe: Probe, parts: Parts): Promise<LiveReply | Unreachable> => {
  const request = toRequest(probe, parts, words)
  if (!request) throw new Error(`${probe.id} cannot be asked with the credential ${probe.credential?.name}`)
  const answer = () => ask(request).then((reply) => fromReply(reply, probe, words))
  // A read that stays without an answer is put once more.
  const answered = probe.operation.method === 'GET' ? answer().catch(answer) : answer()
  return answered.catch(onlyUnreachable)
}

const onlyUnreachable = (error: unknown): Unreachable => {
  if (error instanceof Unreachable) return error
  throw error
}

const mirrored = async ({ mock }: SessionParts, probe: Probe): Promise<LiveReply | undefined> => {
  if (!probe.mirror) return undefined
  const reply = await answerOf(mock, { ...probe, credential: standIn(probe.credential, mock) }, probe.mirror)
  return reply instanceof Unreachable ? undefined : reply
}

const standIn = (asking: Credential | undefined, { credential, client }: MockCredentials): Credential | undefined =>
  asking && ('clientId' in asking ? client : credential)

/** What is held against a target that does not answer. */
export const noAnswer = ({ message }: Unreachable): Objection => ({
  ...{ weight: 'gap', rule: 'no-answer', place: '', document: 'a reply', target: message },
})
