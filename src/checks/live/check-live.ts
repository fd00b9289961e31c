import type { OperationContract } from '../../contract/operation-contract.js'
import { createWords, type Words } from '../../contract/words.js'
import { checkReadCases, checkWriteCases } from './cases/check-cases.js'
import type { LiveCase } from './cases/read-cases.js'
import type { Credential } from './credential.js'
import type { Ask } from './exchange.js'
import { createJudge } from './judges/judge-reply.js'
import { judgeByPrism } from './judges/prism-judge.js'
import { checkOverlay, isOfOverlay, type LiveOverlay, type OverlayOutcome } from './overlay/check-overlay.js'
import { whyNotChecked } from './preflight.js'
import type { Probe } from './probe.js'
import { checkQuery, checkRead } from './probes/reads.js'
import type { ObjectionsTo, Run } from './run.js'
import { createSession, type Executed, type MockCredentials, RunStopped, TargetDown } from './session.js'
import { createMockWorld, createTargetWorld } from './worlds.js'
import { checkWrites } from './writing/check-writes.js'
import { cleanUp, type Tidied } from './writing/clean-up.js'
import type { OwnThing } from './writing/own-things.js'
import { openWorkshop } from './writing/workshop.js'

/** The mock beside the target: a service of ours, with what it is asked by. */
export interface MockParty extends MockCredentials {
  readonly ask: Ask
  /** Ids that its reads do not show, by kind. */
  readonly given: ReadonlyMap<string, readonly string[]>
}

/** Everything that a check of a live service is told. */
export interface LiveCheck {
  readonly target: Ask
  readonly mock: MockParty
  /** The product's word on the target's wire. */
  readonly words: Words
  /** The operations that count. */
  readonly operations: readonly OperationContract[]
  /** The first that an operation takes asks. */
  readonly credentials: readonly Credential[]
  readonly given: ReadonlyMap<string, readonly string[]>
  readonly seed: number
  readonly max: number
  readonly objectionsTo: ObjectionsTo
  readonly before: ReadonlyMap<string, Executed>
  readonly signal: AbortSignal
  /** Requests of the user's own. */
  readonly cases: readonly LiveCase[]
  /** Undefined: nothing is changed. */
  readonly writing: WritingParts | undefined
  /** The user's own document, whose operations are counted by themselves. */
  readonly overlay?: LiveOverlay | undefined
  now(): number
  onExecuted(executed: Executed): void
}

/** What a check that writes is told besides. */
export interface WritingParts {
  /** Ends the names of what it makes; no other run has the same. */
  readonly tag: string
  /** Things of an earlier run that are there still; they are taken away first. */
  readonly left: readonly OwnThing[]
  onMade(thing: OwnThing): void
  onGone(thing: OwnThing): void
}

/** What a check has found out. */
export interface LiveOutcome {
  readonly executed: readonly Executed[]
  readonly requests: number
  /** Why operations were not tried, by operation. */
  readonly skipped: ReadonlyMap<string, string>
  /** Why the run ended before everything was asked; undefined where it did not. */
  readonly stopped: string | undefined
  /** Whether the target went down, or never was what is to be checked. */
  readonly isDown: boolean
  /** Whether somebody has broken it off. */
  readonly isBrokenOff: boolean
  /** What became of what the check has made; undefined where it made nothing. */
  readonly tidied: Tidied | undefined
  /** What came of the user's own document; undefined where there is none. */
  readonly overlay?: OverlayOutcome | undefined
}

/** Checks a service against the documents; what it makes there it takes away again, however it ends. */
export const checkLive = async (check: LiveCheck): Promise<LiveOutcome> => {
  const { session, run, skipped } = prepare(check)
  const why = await whyNotChecked(check)
  if (why !== undefined) return notEvenBegun(why)
  const ended = await untilStopped(() => checkReads(run, check.cases))
  const wrote =
    ended.stopped === undefined && check.writing ? await checkWriting(run, check.writing, check.cases) : undefined
  const { stopped, isDown } = wrote?.ended ?? ended
  const overlay = isDown ? undefined : await overlayOutcome(check, session.requests)
  return {
    ...{ executed: session.executed, requests: session.requests + (overlay?.requests ?? 0), tidied: wrote?.tidied },
    ...{ stopped: stopped ?? overlay?.stopped, isDown: isDown || overlay?.isDown === true, overlay },
    isBrokenOff: check.signal.aborted,
    skipped: withoutAsked(session.executed, [
      ...skipped,
      ...notReached(check, { executed: session.executed, skipped, stopped }),
    ]),
  }
}

/** What only the user's document describes is asked after everything else, with the requests that are left. */
const overlayOutcome = async (check: LiveCheck, requests: number): Promise<OverlayOutcome | undefined> =>
  check.overlay && checkOverlay(check.overlay, { ...check, most: check.max - requests })

/** What could not be tried on things that were found may have been tried on our own. */
const withoutAsked = (
  executed: readonly Executed[],
  skipped: readonly (readonly [string, string])[],
): ReadonlyMap<string, string> => {
  const asked = new Set(executed.map(({ operationId }) => operationId))
  return new Map(skipped.filter(([id]) => !asked.has(id)))
}

const notEvenBegun = (stopped: string): LiveOutcome => ({
  ...{ executed: [], requests: 0, skipped: new Map(), stopped, isDown: true, isBrokenOff: false, tidied: undefined },
})

const checkReads = async (run: Run, cases: readonly LiveCase[]): Promise<void> => {
  await checkReadCases(cases, run)
  const plain: Probe[] = []
  for (const operation of run.operations.filter(({ method }) => method === 'GET')) {
    const probe = await checkRead(operation, run)
    if (probe) plain.push(probe)
  }
  // Every operation comes to its turn before the many queries of some.
  for (const probe of plain) await checkQuery(probe, run)
}

const checkWriting = async (run: Run, parts: WritingParts, cases: readonly LiveCase[]) => {
  const workshop = openWorkshop({ run, ...parts })
  await cleanUp(workshop, run)
  try {
    const ended = await untilStopped(async () => {
      await checkWrites({ run, workshop })
      await checkWriteCases(cases, { run, workshop })
    })
    return { ended, tidied: await cleanUp(workshop, run) }
  } catch (error) {
    await cleanUp(workshop, run)
    throw error
  }
}

interface Ended {
  /** Why it was stopped; undefined where it came to its end. */
  readonly stopped: string | undefined
  readonly isDown: boolean
}

const untilStopped = async (work: () => Promise<void>): Promise<Ended> => {
  try {
    await work()
    return { stopped: undefined, isDown: false }
  } catch (error) {
    if (error instanceof RunStopped) return { stopped: error.message, isDown: false }
    if (error instanceof TargetDown) return { stopped: error.message, isDown: true }
    throw error
  }
}

/** The operations that nobody came to, with the reason. */
const notReached = (
  { operations, writing }: LiveCheck,
  { executed, skipped, stopped }: Pick<LiveOutcome, 'executed' | 'skipped' | 'stopped'>,
): readonly (readonly [string, string])[] => {
  const asked = new Set(executed.map(({ operationId }) => operationId))
  return operations
    .filter(({ id }) => !asked.has(id) && !skipped.has(id))
    .map(({ id, method }) => {
      const isHeldBack = method !== 'GET' && !writing
      const why = isHeldBack
        ? 'it changes something; --write tries it on things of its own'
        : (stopped ?? 'nothing of our own to try it on')
      return [id, why] as const
    })
}

const prepare = (check: LiveCheck) => {
  const { words, mock } = check
  const session = createSession({
    target: { ask: check.target, words },
    mock: { ask: mock.ask, words: createWords('svc'), credential: mock.credential, client: mock.client },
    judge: createJudge(judgeByPrism, words),
    selected: new Set([...check.operations, ...check.cases.map(({ operation }) => operation)].map(({ id }) => id)),
    before: new Map([...check.before].filter(([, it]) => !isOfOverlay(it))),
    ...{ max: check.max, signal: check.signal, onExecuted: check.onExecuted },
  })
  const mockWorld = createMockWorld(check)
  const skipped = new Map<string, string>()
  const run: Run = {
    ...{ session, words, mockWorld, operations: check.operations, credentials: check.credentials },
    ...{ seed: check.seed, objectionsTo: check.objectionsTo, now: check.now, tried: new Set() },
    world: createTargetWorld(check, session, mockWorld),
    skip: (operation, why) => void skipped.set(operation.id, why),
  }
  return { session, run, skipped }
}
