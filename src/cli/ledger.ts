import { alternatives, ledgerEntry } from '../contract/ledger.js'
import type { LedgerEntry } from '../contract/ledger-entry.js'
import { kindOf, refusalsRestingOn } from '../domain/failure.js'
import { didYouMean } from '../domain/nearest-name.js'
import type { LedgerId } from '../generated/ledger.js'
import { ledgerEntries } from '../generated/ledger-entries.js'
import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'

/** Tells on what answers of the mock rest. */
export const ledger = defineCommand({
  usage: 'ledger [ID]',
  says: 'Tells the rules and choices that answers rest on: all of them, or one with the names of its refusals.',
  options: {},
  takesVariables: false,

  async run({ positionals: [id, further], terminal }) {
    if (further !== undefined) throw new UsageError(`ledger takes one id; "${further}" is one too many`)
    const lines = id === undefined ? ledgerEntries.map(row) : entryLines(requireEntry(id))
    terminal.out(lines.join('\n'))
    return 0
  },
})

const requireEntry = (id: string): LedgerEntry => {
  const entry = ledgerEntry(id.toUpperCase() as LedgerId)
  if (entry) return entry
  const ids = ledgerEntries.map((it) => it.id)
  throw new UsageError(`There is no entry ${id} in the ledger${didYouMean(id, ids)}`)
}

const profileOf = ({ profile }: LedgerEntry): string => (profile === 'service' ? 'in service' : profile ? 'alone' : '')

/** `BK-53  decision  specification  sentence`; alternatives say whether the profile service turns them on. */
const row = (entry: LedgerEntry): string =>
  [
    entry.id,
    entry.sort.padEnd(8),
    entry.provenance.padEnd(13),
    ...(entry.profile ? [profileOf(entry).padEnd(10)] : []),
    entry.says,
  ].join('  ')

const entryLines = (entry: LedgerEntry): readonly string[] => {
  const { id, says, sort, provenance, section, of, part } = entry
  const replacing = alternatives.filter((it) => it.of === id).map((it) => `${it.id} (${it.says})`)
  return [
    `${id}  ${says}`,
    '',
    `  sort         ${sort}`,
    `  provenance   ${provenance}`,
    `  section      ${section}`,
    ...(part === 1 ? [] : [`  built        not yet, in part ${part}`]),
    ...(entry.profile
      ? [`  profile      ${entry.profile === 'service' ? 'on with --profile service' : 'on only by itself'}`]
      : []),
    ...(of ? [`  in place of  ${of}`] : []),
    ...(replacing.length > 0 ? [`  alternatives ${replacing.join('; ')}`] : []),
    `  refusals     ${refusalsOf(id).join(', ') || 'none'}`,
  ]
}

const refusalsOf = (id: LedgerId): readonly string[] =>
  refusalsRestingOn(id).map((name) => `${name} (${kindOf(name).status})`)
