import { markdownText } from '../../render/markdown-text.js'
import type { LiveFinding } from '../finding.js'
import { allOperations, counted, type LiveReport } from '../report.js'

/** A report as Markdown, for the summary of a job. */
export const toMarkdown = (report: LiveReport): string =>
  [
    `# Contract check of ${markdownText(report.target)}`,
    '',
    `${counted(report.checks, 'check')}, ${counted(report.gaps.length, 'gap')}, ${report.knownGaps.length} known, ${counted(report.differences.length, 'difference')}, ${counted(report.notes.length, 'note')}.`,
    ...(report.overlay
      ? ['', `${counted(report.overlay.checks, 'check')} by the overlay ${markdownText(report.overlay.document)}.`]
      : []),
    ...(report.stopped === null ? [] : ['', `Ended early: ${markdownText(report.stopped)}.`]),
    ...table('Gaps', report.gaps),
    ...table('Known gaps', report.knownGaps),
    ...table('Differences that the documents allow', report.differences),
    ...list(
      'No longer there',
      report.gone.map(({ key }) => key),
    ),
    ...list(
      'Notes',
      report.notes.map(({ method, path, document, place }) => `${method} ${path} ${place}: ${document}`),
    ),
    ...list(
      'Left behind',
      (report.tidied?.left ?? []).map(({ request, why }) => `${request}: ${why}`),
    ),
    ...list(
      'Skipped',
      allOperations(report).flatMap(({ operationId, skipped }) =>
        skipped === undefined ? [] : [`${operationId}: ${skipped}`],
      ),
    ),
    '',
  ].join('\n')

const table = (title: string, findings: readonly LiveFinding[]): readonly string[] => {
  if (findings.length === 0) return []
  return [
    '',
    `## ${title}`,
    '',
    '| operation | rule | place | document | mock | target |',
    '|---|---|---|---|---|---|',
    ...findings.map(({ method, path, rule, place, document, mock, target }) =>
      row([`${method} ${path}`, rule, place, document, mock ?? 'not comparable', target]),
    ),
  ]
}

const row = (cells: readonly string[]): string => `| ${cells.map(markdownText).join(' | ')} |`

const list = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : ['', `## ${title}`, '', ...items.map((item) => `- ${markdownText(item)}`)]
