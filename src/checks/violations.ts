import type { OperationId } from '../contract/wire.js'
import type { LedgerId } from '../generated/ledger.js'
import type { JournalEntry } from '../sandbox/journal-entry.js'

/** What a request gives cause for: how it left the contract, or what its client should heed. */
export interface ContractFinding {
  /** Of the request in the journal. */
  readonly request: number
  readonly method: string
  readonly path: string
  /** Undefined where the path leads to no operation. */
  readonly operationId: OperationId | undefined
  /** One sentence. */
  readonly message: string
  /** Name of the refusal, of a violation. */
  readonly refusedBy?: string
  /** Each place in which the request left the contract, of a violation. */
  readonly violations?: JournalEntry['violations']
  /** The ledger's entry behind a warning, where there is one. */
  readonly ledgerId?: LedgerId
  /** Name of the test that asked (`x-mock-test`). */
  readonly test: string | undefined
  /** The line of the user's that asked, where `callSites` are noted. */
  readonly source: JournalEntry['source']
}

/** Requests that left the contract, oldest first. */
export const violationsOf = (entries: readonly JournalEntry[]): readonly ContractFinding[] =>
  entries.flatMap((entry) => {
    const { refusedBy, violations } = entry
    if (refusedBy === undefined || violations.length === 0) return []
    return [{ ...placeOf(entry), message: refusalMessage(entry) ?? refusedBy, refusedBy, violations }]
  })

/** What the clients should heed, oldest first. */
export const warningsOf = (entries: readonly JournalEntry[]): readonly ContractFinding[] =>
  entries.flatMap((entry) =>
    entry.warnings.map(({ message, id }) => ({
      ...placeOf(entry),
      message,
      ...(id !== undefined && { ledgerId: id }),
    })),
  )

/** The sentence in which a refused request was told why; undefined of others. */
export const refusalMessage = ({ refusedBy, reply }: JournalEntry): string | undefined => {
  if (refusedBy === undefined) return undefined
  const error = memberOf(reply, 'error')
  const told = [memberOf(error, 'message'), memberOf(reply, 'message'), error]
  return told.find((it) => typeof it === 'string')
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const placeOf = ({ id, method, path, operationId, test, source }: JournalEntry) => ({
  ...{ request: id, method, path, operationId, test, source },
})
