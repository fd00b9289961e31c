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
}

/** What a report is made of besides what the run found out. */
export interface ReportParts {
  readonly target: string
  readonly seed: number
  readonly wrote: boolean
  readonly operations: readonly OperationContract[]
}

/** All findings of a run, those of one key as one. */
const findingsOf = ({ executed }: LiveOutcome): readonly LiveFinding[] =>
  merged(executed.flatMap(({ findings }) => findings))

/** The gaps of a run. */
export const gapsOf = (outcome: LiveOutcome): readonly LiveFinding[] =>
  findingsOf(outcome).filter(({ weight }) => weight === 'gap')

/** The operations that a run has asked. */
export const askedIn = ({ executed }: LiveOutcome): ReadonlySet<string> =>
  new Set(executed.map(({ operationId }) => operationId))

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
  }
}

const checkedOperation = (
  { id, method, path, provenance }: OperationContract,
  { executed, skipped }: LiveOutcome,
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

/** Why a run has failed, one sentence each; none where it has not. */
export const reasonsToFail = (report: LiveReport, isStrict: boolean): readonly string[] => {
  const { checks, gaps, differences, tidied } = report
  const left = tidied?.left.length ?? 0
  return [
    ...(checks === 0 ? ['Nothing was checked: no operation could be asked'] : []),
    ...(gaps.length > 0 ? [`${counted(gaps.length, 'gap')} between the documents and the target`] : []),
    ...(isStrict && differences.length > 0
      ? [`${counted(differences.length, 'difference')} between the mock and the target`]
      : []),
    ...(left > 0 ? [`${counted(left, 'thing')} that the check made could not be taken away`] : []),
  ]
}

/** A number with its word, in the plural where it must be. */
export const counted = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`
