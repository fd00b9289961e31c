import { checkLive, type LiveCheck, type LiveOutcome } from '../../../src/checks/live/check-live.js'
import { type Ask, askOver, type LiveReply, type LiveRequest } from '../../../src/checks/live/exchange.js'
import { type LiveFinding, merged } from '../../../src/checks/live/finding.js'
import { openReferenceMock } from '../../../src/cli/checking/reference-mock.js'
import { createRequestVerdict } from '../../../src/cli/checking/request-verdict.js'
import { createWords } from '../../../src/contract/words.js'
import { contracts } from '../../../src/generated/contracts.js'
import { createMock, type Mock, type MockOptions } from '../../../src/index.js'

const now = '2026-01-05T09:00:00Z'

/** What is done to a reply of the target before the check sees it. */
export type Spoil = (reply: LiveReply, request: LiveRequest) => LiveReply

/** A check of a mock of ours as if it were a live service. */
export interface Checking extends Partial<Omit<LiveCheck, 'operations' | 'mock' | 'target'>> {
  readonly only?: readonly string[]
  readonly spoil?: Spoil
  readonly options?: MockOptions
  /** Whether it writes. */
  readonly write?: boolean
  /** Told of every request that reaches the target. */
  readonly onRequest?: (request: LiveRequest) => void
}

/** What came of it, and the mock as it is left. */
export interface Checked {
  readonly mock: Mock
  readonly outcome: LiveOutcome
  readonly findings: readonly LiveFinding[]
}

/** The operations of these names. */
export const operationsNamed = (names: readonly string[] | undefined) =>
  contracts.filter(({ id }) => names?.includes(id) ?? true)

/** A mock of ours as a target, its replies spoilt. */
export const aTarget = (mock: Mock, { spoil = (reply) => reply, onRequest }: Checking = {}): Ask => {
  const ask = askOver({ base: '', timeout: 5000, fetch: (url, init) => mock.fetch(url, init) })
  return async (request) => {
    onRequest?.(request)
    return spoil(await ask(request), request)
  }
}

/** Checks a mock of a scenario, with the key of its owner. */
export const checkMock = async (scenario: string, checking: Checking = {}): Promise<Checked> => {
  const { only, spoil: _spoil, options, write = false, onRequest: _onRequest, ...given } = checking
  const mock = await createMock({ scenario, now, freeze: true, ...options })
  const reference = await openReferenceMock({ seed: 1, now, freeze: true })
  const outcome = await checkLive({
    mock: reference,
    target: aTarget(mock, checking),
    words: createWords(options?.product ?? 'svc'),
    operations: operationsNamed(only),
    credentials: [{ name: 'owner', token: String(mock.keys['owner']) }],
    given: new Map(),
    seed: 1,
    max: 10_000,
    objectionsTo: await createRequestVerdict(),
    before: new Map(),
    signal: new AbortController().signal,
    cases: [],
    writing: write ? { tag: 'k1', left: [], onMade: () => undefined, onGone: () => undefined } : undefined,
    now: () => Date.parse(now),
    onExecuted: () => undefined,
    ...given,
  })
  await reference.close()
  return { mock, outcome, findings: merged(outcome.executed.flatMap(({ findings }) => findings)) }
}

/** Findings as short lines, for messages of tests. */
export const told = (findings: readonly LiveFinding[]): readonly string[] =>
  findings.map(({ weight, key, document, target, probe }) => `${weight} ${key}: ${document}; ${target} (${probe})`)
