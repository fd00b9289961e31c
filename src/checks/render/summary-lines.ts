import { dimensionsOf, shownPercent } from '../run/dimensions.js'
import type { FindingKind } from '../run/finding.js'
import type { RunReport } from '../run/run-report.js'
import { unusedKeys } from '../run/unused-keys.js'
import { counted, findingLine } from '../run/verdict.js'

const nouns = { violations: 'violation', warnings: 'warning', refusals: 'refusal' } as const
type Told = keyof typeof nouns

/** A run on one line: `12 requests, 1 violation, 0 warnings, 2 refusals`. */
const totalsLine = ({ requests, causes }: RunReport): string =>
  [
    counted(requests, 'request'),
    ...(['violations', 'warnings', 'refusals'] as const).map((kind) => counted(causes[kind], nouns[kind])),
  ].join(', ')

/** How much was met, on one line: `met 4 of 141 operations (2.8%), 9 of 980 statuses (0.9%), …`. */
const coverageLine = (report: RunReport): string => {
  const dimensions = dimensionsOf(report).filter(({ all }) => all > 0)
  return `met ${dimensions.map((it) => `${it.met} of ${it.all} ${it.name} (${shownPercent(it)})`).join(', ')}`
}

/** What depends on a guess, on one line; none where nothing does. */
const guessLines = ({ causes: { choices, beyond } }: RunReport): readonly string[] => {
  if (choices + beyond === 0) return []
  return [`requests answered by a choice: ${choices}, by what lies beyond the specification: ${beyond}`]
}

/** A run in numbers, a few lines. */
export const totalsLines = (report: RunReport): readonly string[] => [
  totalsLine(report),
  ...(report.requests === 0 ? [] : [coverageLine(report), ...guessLines(report)]),
]

const mostTold = 10

/** The first violations and warnings, a line each, without the kinds that were told already. */
export const findingLines = (report: RunReport, told: readonly FindingKind[] = []): readonly string[] => {
  const kinds = (['violations', 'warnings'] as const).filter((kind) => !told.includes(kind))
  const unused = kinds.includes('warnings') ? unusedKeys(report) : []
  return [...kinds.flatMap((kind) => linesOf(report, kind)), ...unused.map((it) => `warning: ${it}`)]
}

/** A run in words, for a terminal. */
export const summaryLines = (report: RunReport): readonly string[] => [...totalsLines(report), ...findingLines(report)]

const linesOf = ({ findings, untold }: RunReport, kind: Told): readonly string[] => {
  const found = findings.filter((it) => it.kind === kind)
  const more = found.length - mostTold + untold[kind]
  return [
    ...found.slice(0, mostTold).map((it) => `${nouns[kind]}: ${findingLine(it)}`),
    ...(more > 0 ? [`and ${more} more ${kind}`] : []),
  ]
}
