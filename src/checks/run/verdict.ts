import type { Demand } from './demand.js'
import { dimensionOf, shownPercent } from './dimensions.js'
import { type FindingKind, findingKinds, type RunFinding } from './finding.js'
import type { RunReport } from './run-report.js'
import { unusedKeys } from './unused-keys.js'

/** One reason why a run has failed, and the lines that show it. */
export interface Reason {
  readonly says: string
  readonly shows: readonly string[]
}

const mostShown = 5

/** Why a run has failed, by what was demanded of it; nothing where it has not. */
export const reasonsIn = (report: RunReport, demands: readonly Demand[]): readonly Reason[] => [
  ...findingKinds.filter((kind) => demands.some((it) => it.kind === kind)).flatMap((kind) => ofKind(report, kind)),
  ...demands.flatMap((it) => (it.kind === 'uncovered' ? ofCoverage(report, it) : [])),
]

const ofKind = (report: RunReport, kind: FindingKind): readonly Reason[] => {
  const count = report.causes[kind]
  const unused = kind === 'warnings' ? unusedKeys(report) : []
  return [
    ...(count > 0
      ? [{ says: `The run fails on ${kind}, and ${counted(count, 'request')} gave cause:`, shows: shown(report, kind) }]
      : []),
    ...(unused.length > 0 ? [{ says: `The run fails on ${kind}, and keys were left unused:`, shows: unused }] : []),
  ]
}

const shown = ({ findings, untold }: RunReport, kind: FindingKind): readonly string[] => {
  const found = findings.filter((it) => it.kind === kind)
  const more = found.length - mostShown + untold[kind]
  return [...found.slice(0, mostShown).map(findingLine), ...(more > 0 ? [`and ${more} more`] : [])]
}

/** A finding on one line, with who asked and how often: `POST /v2/bookings 400  format: …  (test/book.test.ts:12:5, 3 times)`. */
export const findingLine = (finding: RunFinding): string => {
  const { method, path, status, rule, message, count } = finding
  const aside = [askedBy(finding), ...(count > 1 ? [`${count} times`] : [])].filter((it) => it !== '').join(', ')
  return `${method} ${path} ${status}  ${rule}: ${message}${aside === '' ? '' : `  (${aside})`}`
}

/** The line and the test that asked; empty where neither is known. */
export const askedBy = ({ source, test }: Pick<RunFinding, 'source' | 'test'>): string =>
  [
    ...(source ? [`${source.file}:${source.line}:${source.column}`] : []),
    ...(test === undefined ? [] : [`test "${test}"`]),
  ].join(', ')

const ofCoverage = (
  report: RunReport,
  { dimension: name, least }: Demand & { kind: 'uncovered' },
): readonly Reason[] => {
  const dimension = dimensionOf(report, name)
  if (dimension.percent >= least) return []
  const { met, all, never } = dimension
  const more = never.length - mostShown
  return [
    {
      says: `The run fails since it met ${shownPercent(dimension)} of the ${name} (${met} of ${all}), less than ${least}%; it never met:`,
      shows: [...never.slice(0, mostShown), ...(more > 0 ? [`and ${more} more`] : [])],
    },
  ]
}

/** `1 request`, `2 requests`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
