import type { ControlWire } from '../contract/control-wire.js'
import { parseIso } from '../domain/time/instant.js'
import type { Filter } from '../journal/match.js'
import type { JournalEntry } from '../sandbox/journal-entry.js'

/** The filter as the journal knows its requests: their time is a number there. */
export const toRequestFilter = ({ at, ...filter }: ControlWire<'RequestFilter'> = {}): Filter<JournalEntry> => {
  const moment = typeof at === 'string' ? (parseIso(at) ?? at) : at
  // Whatever JSON can ask for may be compared with a request; what no request has matches none.
  return (at === undefined ? filter : { ...filter, at: moment }) as Filter<JournalEntry>
}
