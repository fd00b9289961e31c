import type { Exchange } from '../../pipeline/engine.js'
import { requestLine } from '../serving/request-line.js'
import { createPaint } from '../terminal/paint.js'

/** What a request can give cause for. */
export type FindingKind = 'violations' | 'warnings' | 'refusals'

/** The requests of a run, counted as they are answered. */
export interface Tally {
  readonly requests: number
  /** Requests that gave cause for it. */
  count(kind: FindingKind): number
  /** The first of those, a line each. */
  examples(kind: FindingKind): readonly string[]
  add(exchange: Exchange, milliseconds: number): void
}

const mostExamples = 5
const plain = createPaint(false)

/** What was refused on purpose, by a fault, is nobody's finding. */
const isFinding: Readonly<Record<FindingKind, (exchange: Exchange) => boolean>> = {
  violations: ({ violations }) => violations.length > 0,
  warnings: ({ warnings }) => warnings.length > 0,
  refusals: ({ refusedBy, fault }) => fault === undefined && refusedBy !== undefined,
}

const kinds: readonly FindingKind[] = ['violations', 'warnings', 'refusals']

/** Counts from nothing. */
export const createTally = (): Tally => {
  const counts = { requests: 0, violations: 0, warnings: 0, refusals: 0 }
  const lines: Readonly<Record<FindingKind, string[]>> = { violations: [], warnings: [], refusals: [] }
  return {
    get requests() {
      return counts.requests
    },
    count: (kind) => counts[kind],
    examples: (kind) => lines[kind],
    add(exchange, milliseconds) {
      counts.requests += 1
      for (const kind of kinds.filter((it) => isFinding[it](exchange))) {
        counts[kind] += 1
        if (lines[kind].length < mostExamples) lines[kind].push(requestLine(exchange, milliseconds, plain))
      }
    },
  }
}
