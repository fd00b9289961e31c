import type { JournalEntry } from '../../sandbox/journal-entry.js'

/** What a request can give cause for, in the order of weight. */
export const findingKinds = ['violations', 'warnings', 'refusals', 'choices', 'beyond'] as const

/**
 * - `violations`: the request is none of those that the documents describe.
 * - `warnings`: it works here and may not in production.
 * - `refusals`: a proper request was refused.
 * - `choices`: the answer rests on a decision that the specification leaves open.
 * - `beyond`: the answer rests on what the specification only implies.
 */
export type FindingKind = (typeof findingKinds)[number]

/** A place in a file of the user's. */
export type SourceLine = NonNullable<JournalEntry['source']>

/** What one or more requests gave the same cause for. */
export interface RunFinding {
  readonly kind: FindingKind
  /** The rule that was broken, the refusal's name, or the entry of the ledger. */
  readonly rule: string
  /** One sentence. */
  readonly message: string
  /** Absent where the path leads to no operation. */
  readonly operationId?: string
  readonly method: string
  /** Of the first such request. */
  readonly path: string
  /** Of the first such reply. */
  readonly status: number
  /** Of a violation: the part of the request. */
  readonly in?: string
  /** Of a violation: JSON pointer into that part. */
  readonly pointer?: string
  /** Of a violation: what would do. */
  readonly expected?: string
  /** Entries of the ledger that say so. */
  readonly restsOn: readonly string[]
  /** Name of the test that asked (`x-mock-test`). */
  readonly test?: string
  /** The line of the user's that asked. */
  readonly source?: SourceLine
  /** How many requests gave cause for it. */
  readonly count: number
}
