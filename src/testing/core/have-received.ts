import type { Filter } from '../../journal/match.js'
import { shown } from '../../journal/shown.js'
import type { MockSandbox } from '../../mock/mock-sandbox.js'
import type { JournalEntry } from '../../sandbox/journal-entry.js'
import { sandboxName } from './journal-text.js'
import { requireSandbox } from './require-sandbox.js'
import { requestLine, toldMisses } from './told-requests.js'
import { type Verdict, verdict } from './verdict.js'

/** Whether a sandbox received requests that match: just so many, or any number but none. */
export const haveReceived = (received: unknown, filter: Filter<JournalEntry>, times?: number): Verdict => {
  const sandbox = requireSandbox(received, 'toHaveReceived')
  const found = sandbox.requests.matching(filter)
  return verdict(times === undefined ? found.length > 0 : found.length === times, {
    otherwise: () =>
      `Expected ${sandboxName(sandbox)} to have received ${countOf(times)} ${shown(filter)}, ${tally(sandbox, filter, found)}`,
    negated: () =>
      `Expected ${sandboxName(sandbox)} not to have received ${countOf(times)} ${shown(filter)}, ${listed(found)}`,
  })
}

const countOf = (times: number | undefined): string => {
  if (times === undefined) return 'a request like'
  return times === 1 ? 'one request like' : `${times} requests like`
}

const tally = (sandbox: MockSandbox, filter: Filter<JournalEntry>, found: readonly JournalEntry[]): string => {
  if (found.length > 0) return listed(found)
  const { length } = sandbox.requests.all()
  if (length === 0) return 'received none at all'
  return `received none among ${length}${toldMisses(sandbox.requests.nearest(filter), requestLine)}`
}

const listed = (found: readonly JournalEntry[]): string =>
  [`received ${found.length}:`, ...found.map((it) => `  ${requestLine(it)}`)].join('\n')
