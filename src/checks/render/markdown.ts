import { dimensionsOf, shownPercent } from '../run/dimensions.js'
import { type FindingKind, findingKinds, type RunFinding } from '../run/finding.js'
import type { RunReport } from '../run/run-report.js'
import { unusedKeys } from '../run/unused-keys.js'
import { askedBy, counted } from '../run/verdict.js'
import { kindTitles } from './kind-titles.js'
import { markdownText } from './markdown-text.js'

/** Most findings of a kind that are listed: a summary is to be read, and its page takes only so much. */
const mostListed = 50
const mostNamed = 200

/** The report as Markdown, for the summary of a job. */
export const reportMarkdown = (report: RunReport): string =>
  [
    '## Contract with the service',
    '',
    headline(report),
    '',
    ...findingKinds.flatMap((kind) => kindLines(report, kind)),
    ...listLines('Keys left unused', unusedKeys(report).map(markdownText)),
    '### Coverage',
    '',
    ...table(
      ['', 'met', 'of', ''],
      dimensionsOf(report).map((it) => [it.name, String(it.met), String(it.all), shownPercent(it)]),
    ),
    ...dimensionsOf(report).flatMap(({ name, never }) => neverLines(name, never)),
  ].join('\n')

const headline = ({ requests, causes }: RunReport): string =>
  `${counted(requests, 'request')}: ${findingKinds.map((kind) => `**${causes[kind]}** ${kindTitles[kind].short}`).join(', ')}.`

const kindLines = ({ findings, untold }: RunReport, kind: FindingKind): readonly string[] => {
  const found = findings.filter((it) => it.kind === kind)
  if (found.length === 0) return []
  const more = found.length - mostListed + untold[kind]
  const rows = found.slice(0, mostListed).map(findingRow)
  return [
    `### ${kindTitles[kind].title}`,
    '',
    ...table(['rule', 'what', 'request', 'asked by', 'times'], rows),
    ...(more > 0 ? [`and ${more} more.`, ''] : []),
  ]
}

const findingRow = (finding: RunFinding): readonly string[] => {
  const { rule, message, method, path, status, count } = finding
  return [
    code(rule),
    markdownText(message),
    code(`${method} ${path} ${status}`),
    markdownText(askedBy(finding)),
    String(count),
  ]
}

const neverLines = (name: string, never: readonly string[]): readonly string[] => {
  if (never.length === 0) return []
  const more = never.length - mostNamed
  const names = `${never.slice(0, mostNamed).map(code).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return [`<details><summary>${never.length} ${name} never met</summary>`, '', names, '', '</details>', '']
}

const listLines = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`### ${title}`, '', ...items.map((it) => `- ${it}`), '']

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  row(heads),
  row(heads.map(() => '---')),
  ...rows.map(row),
  '',
]

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** In HTML, where no backtick ends it. */
const code = (text: string): string => `<code>${markdownText(text)}</code>`
