import type { LiveFinding } from '../finding.js'
import { counted, type LiveReport } from '../report.js'

/** A report as lines for a terminal. */
export const toText = (report: LiveReport): readonly string[] => {
  const tried = report.operations.filter(({ checks }) => checks > 0).length
  return [
    ...report.gaps.flatMap((it) => ['', `gap         ${headOf(it)}`, ...rowsOf(it)]),
    ...report.differences.flatMap((it) => ['', `difference  ${headOf(it)}`, ...rowsOf(it)]),
    ...(report.notes.length > 0 ? ['', ...report.notes.map((it) => `note        ${headOf(it)}: ${it.document}`)] : []),
    ...(report.gone.length > 0
      ? ['', ...report.gone.map(({ key }) => `gone        ${key}; --update-baseline takes it out`)]
      : []),
    ...tidiedLines(report),
    '',
    `${counted(report.checks, 'check')} of ${counted(tried, 'operation')} with ${counted(report.requests, 'request')}, ${report.operations.length - tried} skipped`,
    `${counted(report.gaps.length, 'gap')}, ${report.knownGaps.length} known, ${counted(report.differences.length, 'difference')}, ${counted(report.notes.length, 'note')}`,
    ...(report.stopped === null ? [] : [`ended early: ${report.stopped}`]),
  ]
}

const headOf = ({ method, path, rule, place }: LiveFinding): string =>
  `${method} ${path}: ${rule}${place === '' ? '' : ` at ${place}`}`

const rowsOf = ({ document, mock, target, probe, times, judges }: LiveFinding): readonly string[] => [
  `            document  ${document}`,
  `            mock      ${mock ?? 'not comparable'}`,
  `            target    ${target}`,
  `            seen in   ${probe}${times > 1 ? `, ${times} times` : ''}${judges ? `, by ${judges.join(' and ')}` : ''}`,
]

const tidiedLines = ({ tidied }: LiveReport): readonly string[] => {
  if (!tidied) return []
  return [
    '',
    `taken away  ${counted(tidied.removed, 'thing')} that the check made`,
    ...tidied.cancelled.map((uid) => `cancelled   booking ${uid}; bookings cannot be deleted`),
    ...tidied.left.map(({ request, why }) => `LEFT BEHIND ${request}: ${why}`),
  ]
}

/** The operations that were not tried, each with the reason. */
export const toSkippedLines = ({ operations }: LiveReport): readonly string[] =>
  operations.flatMap(({ operationId, skipped }) =>
    skipped === undefined ? [] : [`skipped     ${operationId}: ${skipped}`],
  )
