import type { OperationContract } from '../../contract/operation-contract.js'
import type { Compared, KnownGap } from './baseline.js'
import type { LiveOutcome } from './check-live.js'
import { type LiveFinding, merged } from './finding.js'
import type { Tidied } from './writing/clean-up.js'

/** How an operation fared. */
export interface CheckedOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly provenance: string
  /** How many requests were put and judged. */
  readonly checks: number
  /** How many replies of each status there were. */
  readonly statuses: Readonly<Record<string, number>>
  /** Why it was not tried. */
  readonly skipped?: string
}

/** What a check of a live service says. */
export interface LiveReport {
  readonly format: 1
  readonly target: string
  readonly seed: number
  readonly wrote: boolean
  readonly requests: number
  /** Requests whose replies were judged. */
  readonly checks: number
  /** Why the run ended early; null where it did not. */
  readonly stopped: string | null
  /** Gaps that the baseline does not know. */
  readonly gaps: readonly LiveFinding[]
  readonly knownGaps: readonly LiveFinding[]
  /** Known gaps that are no longer there. */
  readonly gone: readonly KnownGap[]
  /** Replies that the documents allow, and that differ from the mock's. */
  readonly differences: readonly LiveFinding[]
  readonly notes: readonly LiveFinding[]
  readonly operations: readonly CheckedOperation[]
  /** What became of what the check has made; null where it made nothing. */
  readonly tidied: Tidied | null
  /** What was checked by the user's own document; null where there is none. */
  readonly overlay: OverlayReport | null
}

/** How the operations fared that only the user's own document describes; they count for nothing else. */
export interface OverlayReport {
  readonly document: string
  /** Requests whose replies were judged. */
  readonly checks: number
  readonly operations: readonly CheckedOperation[]
}

/** What a report is made of besides what the run found out. */
export interface ReportParts {
  readonly target: string
  readonly seed: number
  readonly wrote: boolean
  readonly operations: readonly OperationContract[]
}

/** Everything that was put and judged, by our documents and by the user's own. */
const allExecuted = ({ executed, overlay }: LiveOutcome): LiveOutcome['executed'] => [
  ...executed,
  ...(overlay?.executed ?? []),
]

/** All findings of a run, those of one key as one. */
const findingsOf = (outcome: LiveOutcome): readonly LiveFinding[] =>
  merged(allExecuted(outcome).flatMap(({ findings }) => findings))

/** The gaps of a run. */
export const gapsOf = (outcome: LiveOutcome): readonly LiveFinding[] =>
  findingsOf(outcome).filter(({ weight }) => weight === 'gap')

/** The operations that a run has asked. */
export const askedIn = (outcome: LiveOutcome): ReadonlySet<string> =>
  new Set(allExecuted(outcome).map(({ operationId }) => operationId))

/** The report of a run. */
export const liveReport = (outcome: LiveOutcome, compared: Compared, parts: ReportParts): LiveReport => {
  const findings = findingsOf(outcome)
  return {
    format: 1,
    ...{ target: parts.target, seed: parts.seed, wrote: parts.wrote },
    requests: outcome.requests,
    checks: outcome.executed.length,
    stopped: outcome.stopped ?? null,
    ...{ gaps: compared.fresh, knownGaps: compared.known, gone: compared.gone },
    differences: findings.filter(({ weight }) => weight === 'difference'),
    notes: findings.filter(({ weight }) => weight === 'note'),
    operations: parts.operations.map((operation) => checkedOperation(operation, outcome)),
    tidied: outcome.tidied ?? null,
    overlay: overlayReport(outcome),
  }
}

const checkedOperation = (
  { id, method, path, provenance }: Pick<CheckedOperation, 'method' | 'path' | 'provenance'> & { readonly id: string },
  { executed, skipped }: Pick<LiveOutcome, 'executed' | 'skipped'>,
): CheckedOperation => {
  const own = executed.filter(({ operationId }) => operationId === id)
  const statuses: Record<string, number> = {}
  for (const { status } of own) statuses[status] = (statuses[status] ?? 0) + 1
  const why = skipped.get(id)
  return {
    ...{ operationId: id, method, path, provenance, checks: own.length, statuses },
    ...(why !== undefined && { skipped: why }),
  }
}

const overlayReport = ({ overlay }: LiveOutcome): OverlayReport | null => {
  if (!overlay) return null
  const operations = overlay.reads.map(({ id, operation: { method, path } }) =>
    checkedOperation({ id, method, path, provenance: 'overlay' }, overlay),
  )
  return { document: overlay.document, checks: overlay.executed.length, operations }
}

/** The operations of our documents and those of the user's own. */
export const allOperations = ({ operations, overlay }: LiveReport): readonly CheckedOperation[] => [
  ...operations,
  ...(overlay?.operations ?? []),
]

/** Why a run has failed, one sentence each; none where it has not. */
export const reasonsToFail = (report: LiveReport, isStrict: boolean): readonly string[] => {
  const { checks, gaps, differences, tidied, overlay } = report
  const left = tidied?.left.length ?? 0
  return [
    ...(checks === 0 && !overlay?.checks ? ['Nothing was checked: no operation could be asked'] : []),
    ...(overlay?.checks === 0 && overlay.operations.length > 0
      ? [`Nothing of ${overlay.document} was checked: no operation of it could be asked`]
      : []),
    ...(gaps.length > 0 ? [`${counted(gaps.length, 'gap')} between the documents and the target`] : []),
    ...(isStrict && differences.length > 0
      ? [`${counted(differences.length, 'difference')} between the mock and the target`]
      : []),
    ...(left > 0 ? [`${counted(left, 'thing')} that the check made could not be taken away`] : []),
  ]
}

/** A number with its word, in the plural where it must be. */
export const counted = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`
