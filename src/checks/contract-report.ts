import type { OperationContract } from '../contract/operation-contract.js'
import type { OperationId } from '../contract/wire.js'
import type { Log } from '../journal/log.js'
import type { JournalEntry } from '../sandbox/journal-entry.js'
import { type ContractFinding, violationsOf, warningsOf } from './violations.js'

/** An operation that was called, and how it answered. */
export interface OperationCoverage {
  readonly operationId: OperationId
  readonly method: string
  /** The template: `/v2/bookings/{bookingUid}`. */
  readonly path: string
  /** How many replies of each status there were. */
  readonly statuses: Readonly<Record<number, number>>
}

/** What the requests to a sandbox say about the contract between it and its clients, as far as the journal remembers them. */
export interface ContractReport {
  /** How many requests it was made of. */
  readonly requests: number
  /** How many more there were, that the journal no longer holds; `journalSize` makes room for them. */
  readonly forgotten: number
  /** Requests that are none of those that the documents describe. */
  readonly violations: readonly ContractFinding[]
  /** What works here and may not in production. */
  readonly warnings: readonly ContractFinding[]
  /** Operations that were called, in the order of the documents. */
  readonly operations: readonly OperationCoverage[]
  /** Operations that nobody called. */
  readonly neverCalled: readonly OperationId[]
}

/** The report on what a journal holds, for the operations that are served. */
export const contractReport = (
  journal: Log<JournalEntry>,
  operations: readonly OperationContract[],
): ContractReport => {
  const entries = journal.all()
  const called = statusesByOperation(entries)
  return {
    requests: entries.length,
    forgotten: journal.dropped,
    violations: violationsOf(entries),
    warnings: warningsOf(entries),
    operations: operations.flatMap((operation) => coverageOf(operation, called.get(operation.id))),
    neverCalled: operations.map(({ id }) => id).filter((id) => !called.has(id)),
  }
}

const coverageOf = (
  { id, method, path }: OperationContract,
  statuses: Statuses | undefined,
): readonly OperationCoverage[] => (statuses ? [{ operationId: id, method, path, statuses }] : [])

type Statuses = Record<number, number>

const statusesByOperation = (entries: readonly JournalEntry[]): ReadonlyMap<OperationId, Statuses> => {
  const called = new Map<OperationId, Statuses>()
  for (const { operationId, status } of entries) {
    if (operationId === undefined) continue
    const statuses = called.get(operationId) ?? {}
    statuses[status] = (statuses[status] ?? 0) + 1
    called.set(operationId, statuses)
  }
  return called
}
