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
  /** The ledger's entry behind a warning, where there is one. */
  readonly ledgerId?: LedgerId
  /** Name of the test that asked (`x-mock-test`). */
  readonly test: string | undefined
}

/** The families of refusals that say a request is none of those that the documents describe; all others are the service's answer to one that is. */
export const leavesTheContract = (refusal: string): boolean => /^(?:request|route)\.|^v1\.method_unknown$/.test(refusal)

/** Requests that left the contract, oldest first. */
export const violationsOf = (entries: readonly JournalEntry[]): readonly ContractFinding[] =>
  entries.flatMap((entry) => {
    const { refusedBy } = entry
    if (refusedBy === undefined || !leavesTheContract(refusedBy)) return []
    return [{ ...placeOf(entry), message: refusalMessage(entry) ?? refusedBy, refusedBy }]
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

const placeOf = ({ id, method, path, operationId, test }: JournalEntry) => ({
  ...{ request: id, method, path, operationId, test },
})
