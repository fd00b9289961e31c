import type { Counts, Coverage, OperationUse, RunReport } from './run-report.js'

/** What of the interface is counted. */
export const dimensionNames = ['operations', 'statuses', 'parameters', 'refusals', 'triggers', 'versions'] as const

/**
 * - `operations`: those that are served.
 * - `statuses`: each status that the documents describe for an operation.
 * - `parameters`: each described parameter of a query and property of a body.
 * - `refusals`: each refusal by its name, whatever operation made it.
 * - `triggers`: each event of webhooks.
 * - `versions`: for each operation with a version header, the current form and, where there is one, the older.
 */
export type DimensionName = (typeof dimensionNames)[number]

/** One dimension of the interface, and what of it was met. */
export interface Dimension {
  readonly name: DimensionName
  readonly met: number
  readonly all: number
  /** Share that was met, from 0 to 100. */
  readonly percent: number
  /** What was never met: `createBooking 409`, `listBookings query.take`. */
  readonly never: readonly string[]
}

/** How much of the interface was met, by dimension. */
export const dimensionsOf = ({ coverage }: Pick<RunReport, 'coverage'>): readonly Dimension[] =>
  dimensionNames.map((name) => toDimension(name, entries[name](coverage)))

/** One dimension by its name. */
export const dimensionOf = ({ coverage }: Pick<RunReport, 'coverage'>, name: DimensionName): Dimension =>
  toDimension(name, entries[name](coverage))

type Entry = readonly [what: string, count: number]

const entries: Readonly<Record<DimensionName, (coverage: Coverage) => readonly Entry[]>> = {
  operations: ({ operations }) => operations.map(({ operationId, calls }) => [operationId, calls]),
  statuses: ({ operations }) => ofEach(operations, ({ statuses }) => statuses),
  parameters: ({ operations }) => ofEach(operations, ({ parameters }) => parameters),
  refusals: ({ refusals }) => Object.entries(refusals),
  triggers: ({ triggers }) => Object.entries(triggers),
  versions: ({ operations }) => ofEach(operations, ({ versions }) => versions),
}

const ofEach = (operations: readonly OperationUse[], counts: (use: OperationUse) => Counts): readonly Entry[] =>
  operations.flatMap((use) =>
    Object.entries(counts(use)).map(([what, count]): Entry => [`${use.operationId} ${what}`, count]),
  )

const toDimension = (name: DimensionName, all: readonly Entry[]): Dimension => {
  const never = all.filter(([, count]) => count === 0).map(([what]) => what)
  const met = all.length - never.length
  return { name, met, all: all.length, percent: all.length === 0 ? 100 : (met / all.length) * 100, never }
}

/** A share as people read it: `12.5%`; what is not all is never shown as 100%. */
export const shownPercent = ({ percent }: Pick<Dimension, 'percent'>): string =>
  `${(Math.floor(percent * 10) / 10).toFixed(1)}%`
