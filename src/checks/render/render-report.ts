import type { FindingKind } from '../run/finding.js'
import type { RunReport } from '../run/run-report.js'
import type { ReportFormat } from './formats.js'
import { reportHtml } from './html.js'
import { reportMarkdown } from './markdown.js'
import { reportJunit } from './report-junit.js'
import { reportSarif } from './sarif.js'
import { summaryLines } from './summary-lines.js'

/** A report in the text of a format; kinds of findings that fail the run are failures where the format has some. */
export const renderReport = (
  report: RunReport,
  format: Exclude<ReportFormat, 'github'>,
  failing: readonly FindingKind[],
): string => renderers[format](report, failing)

type Render = (report: RunReport, failing: readonly FindingKind[]) => string

const renderers: Readonly<Record<Exclude<ReportFormat, 'github'>, Render>> = {
  json: (report) => `${JSON.stringify(report, null, 1)}\n`,
  junit: (report, failing) => reportJunit(report, ['violations', ...failing]),
  html: reportHtml,
  markdown: reportMarkdown,
  sarif: reportSarif,
  text: (report) => `${summaryLines(report).join('\n')}\n`,
}
