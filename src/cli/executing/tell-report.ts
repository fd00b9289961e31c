import { findingLines, totalsLines } from '../../checks/render/summary-lines.js'
import type { RunReport } from '../../checks/run/run-report.js'
import type { Reason } from '../../checks/run/verdict.js'
import type { Terminal } from '../terminal/terminal.js'
import { visible } from '../terminal/visible.js'
import { type Writing, writeReports } from './write-reports.js'

/** How a report is told. */
export interface Telling extends Writing {
  readonly reasons: readonly Reason[]
  readonly isQuiet: boolean
}

/** Says on standard error what a run showed and why it failed, and writes the reports that were asked for. */
export const tellReport = (report: RunReport, telling: Telling, terminal: Terminal): void => {
  const { reasons, isQuiet, failing } = telling
  const say = (line: string, indent = 'svc-mock: '): void => terminal.err(visible(indent + line))
  for (const line of isQuiet ? [] : findingLines(report, failing)) say(line)
  for (const { says, shows } of reasons) {
    say(says)
    for (const line of shows) say(line, '  ')
  }
  for (const line of isQuiet ? [] : totalsLines(report)) say(line)
  writeReports(report, telling)
}
