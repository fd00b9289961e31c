import type { ControlWire } from '../../contract/control-wire.js'
import { toIso } from '../../domain/time/instant.js'
import type { JournalEntry } from '../../sandbox/journal-entry.js'

/** A request with its answer, as it was; what is not known of it is left out. */
export const toRequest = (entry: JournalEntry): ControlWire<'JournalledRequest'> => {
  const { id, at, method, path, status, restsOn, warnings, violations } = entry
  const known = Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => name !== 'sent' && value !== undefined),
  )
  return {
    ...known,
    ...{ id, at: toIso(at), method, path, status },
    ...{ restsOn: [...restsOn], warnings: [...warnings] },
    violations: violations.map((it) => ({ ...it, restsOn: [...it.restsOn] })),
  }
}
