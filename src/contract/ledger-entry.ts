import type { AlternativeId, LedgerId } from '../generated/ledger.js'

/** One rule or choice: what the mock does, and on what ground. */
export interface LedgerEntry {
  readonly id: LedgerId
  /** `form`: how a thing is written; `decision`: what the service does. Only decisions are cited at run time. */
  readonly sort: 'form' | 'decision'
  readonly provenance: 'specification' | 'choice' | 'beyond'
  readonly section: string
  /** One sentence. */
  readonly says: string
  /** The part of the project in which the entry is built. */
  readonly part: number
  /** Of alternatives: whether `--profile service` turns it on. */
  readonly profile?: 'service' | 'none'
  /** Of alternatives: the entry whose default it replaces. */
  readonly of?: string
}

/** An entry that is an alternative. */
export type AlternativeEntry = LedgerEntry & { readonly id: AlternativeId; readonly profile: 'service' | 'none' }

export const isAlternative = (entry: LedgerEntry): entry is AlternativeEntry => entry.profile !== undefined
