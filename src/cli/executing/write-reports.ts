import { appendFileSync } from 'node:fs'
import { annotationLines } from '../../checks/render/annotations.js'
import type { ReportTarget } from '../../checks/render/formats.js'
import { reportMarkdown } from '../../checks/render/markdown.js'
import { renderReport } from '../../checks/render/render-report.js'
import type { FindingKind } from '../../checks/run/finding.js'
import type { RunReport } from '../../checks/run/run-report.js'
import type { Terminal } from '../terminal/terminal.js'
import { visible } from '../terminal/visible.js'
import { orCommandError, putFile } from './put-file.js'

/** What is written, and where. */
export interface Writing {
  readonly targets: readonly ReportTarget[]
  /** Kinds of findings that fail the run. */
  readonly failing: readonly FindingKind[]
}

/** Writes a report as often as was asked; throws a `CommandError` for a file that cannot be written. */
export const writeReports = (report: RunReport, { targets, failing }: Writing, { out, env }: Told): void => {
  for (const { format, file } of targets) {
    if (format !== 'github' && file !== undefined)
      putFile(file.replaceAll('%p', String(process.pid)), renderReport(report, format, failing))
    else tellRunner(report, { out, env })
  }
}

type Told = Pick<Terminal, 'out' | 'env'>

/** Annotates the lines that a workflow's runner can show, and leaves everything in its summary of the job. */
const tellRunner = (report: RunReport, { out, env }: Told): void => {
  for (const line of annotationLines(report, env['GITHUB_WORKSPACE'] ?? process.cwd())) out(visible(line))
  const summary = env['GITHUB_STEP_SUMMARY']
  if (summary) orCommandError(summary, () => appendFileSync(summary, `${reportMarkdown(report)}\n`))
}
