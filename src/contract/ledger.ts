import type { AlternativeId, LedgerId } from '../generated/ledger.js'
import { ledgerEntries } from '../generated/ledger-entries.js'
import { type AlternativeEntry, isAlternative, type LedgerEntry } from './ledger-entry.js'

const byId: ReadonlyMap<LedgerId, LedgerEntry> = new Map(ledgerEntries.map((entry) => [entry.id, entry]))

/** An entry of the ledger by its id. */
export const ledgerEntry = (id: LedgerId): LedgerEntry | undefined => byId.get(id)

/** Whether the entry is a decision: only those are cited at run time. */
export const isDecision = (id: LedgerId): boolean => byId.get(id)?.sort === 'decision'

/** Whether the entry is a decision that the specification does not make. */
export const isGuess = (id: LedgerId): boolean => isDecision(id) && byId.get(id)?.provenance !== 'specification'

/** Every alternative with its profile. */
export const alternatives: readonly AlternativeEntry[] = ledgerEntries.filter(isAlternative)

/** The alternatives that a profile turns on (PR-03). */
export const alternativesOf = (profile: 'specification' | 'service'): readonly AlternativeId[] =>
  profile === 'service' ? alternatives.filter((it) => it.profile === 'service').map(({ id }) => id) : []
