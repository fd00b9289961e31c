import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { LedgerEntry } from '../../src/contract/ledger-entry.js'

/** The ledger as it stands in openapi/ledger.yaml. */
export const readLedger = (path: string): readonly LedgerEntry[] => parse(readFileSync(path, 'utf8')) as LedgerEntry[]

const union = (ids: readonly string[]): string => ids.map((id) => `\n  | '${id}'`).join('')

/** The types of the ids. */
export const ledgerTypes = (entries: readonly LedgerEntry[]): string => {
  const ids = entries.map(({ id }) => id)
  return `// Made from openapi/ledger.yaml by \`npm run generate\`; do not edit.

/** Id of a rule, choice or alternative of the ledger. */
export type LedgerId =${union(ids)}

/** Id of an alternative. */
export type AlternativeId =${union(ids.filter((id) => id.startsWith('AL-')))}
`
}
