import type { Log, WaitOptions } from '../journal/log.js'
import type { Filter } from '../journal/match.js'
import { type NearMiss, nearestMisses } from '../journal/nearest-misses.js'
import type { JournalEntry } from '../sandbox/journal-entry.js'

/** Every request that a sandbox answered; the latest 1000 unless `journalSize` says otherwise, fewer where they have more than 64 MiB. */
export interface Requests {
  /** Oldest first. */
  all(): readonly JournalEntry[]
  /** Those that match: members of the entry with the values they should have, objects partially: `matching({ operationId: 'createBooking', body: { attendee: { name: /^Zoe/ } } })`. */
  matching(filter: Filter<JournalEntry>): readonly JournalEntry[]
  /** The newest that matches; the newest of all without a filter. */
  last(filter?: Filter<JournalEntry>): JournalEntry | undefined
  /** The newest that matches, or the first that comes; rejects with a `WaitTimeout` that names what came nearest. Without a filter any will do. `timeout` in milliseconds, default 5000. */
  waitFor(filter?: Filter<JournalEntry>, options?: WaitOptions): Promise<JournalEntry>
  /** The requests that come nearest to a filter that none matches, and in what each differs. */
  nearest(filter: Filter<JournalEntry>, most?: number): readonly NearMiss<JournalEntry>[]
  /** Forgets them all. */
  clear(): void
}

/** The journal as test authors hold it. */
export const createRequests = (log: Log<JournalEntry>): Requests => ({
  all: () => log.all(),
  matching: (filter) => log.matching(filter),
  last: (filter) => log.last(filter),
  waitFor: (filter = {}, options) => log.waitFor(filter, options),
  nearest: (filter, most) => nearestMisses(filter, log.all(), most),
  clear: () => log.clear(),
})
