import type { ControlWire } from '../contract/control-wire.js'
import { ledgerEntry } from '../contract/ledger.js'
import type { LedgerEntry } from '../contract/ledger-entry.js'
import { Failure, refusalsRestingOn } from '../domain/failure.js'
import { didYouMean } from '../domain/nearest-name.js'
import type { LedgerId } from '../generated/ledger.js'
import { ledgerEntries } from '../generated/ledger-entries.js'
import type { ControlOperation } from './operation.js'

/** GET /__svc/ledger */
export const listLedger: ControlOperation<'listLedger'> = {
  handle: ({ query }) => ({ data: query.id === undefined ? ledgerEntries.map(row) : [row(requireEntry(query.id))] }),
}

const requireEntry = (id: string): LedgerEntry => {
  const entry = ledgerEntry(id.toUpperCase() as LedgerId)
  if (entry) return entry
  const ids = ledgerEntries.map((it) => it.id)
  throw new Failure('control.ledger_entry_unknown', `There is no entry "${id}" in the ledger${didYouMean(id, ids)}`, {
    id,
  })
}

const row = (entry: LedgerEntry): ControlWire<'LedgerRow'> => ({
  ...entry,
  refusals: [...refusalsRestingOn(entry.id)],
})
