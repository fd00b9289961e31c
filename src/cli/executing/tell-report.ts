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
  const say = (line: string): void => terminal.err(visible(`svc-mock: ${line}`))
  for (const line of isQuiet ? [] : findingLines(report, failing)) say(line)
  tellReasons(reasons, terminal)
  for (const line of isQuiet ? [] : totalsLines(report)) say(line)
  writeReports(report, telling, terminal)
}

/** Says on standard error why a run failed. */
export const tellReasons = (reasons: readonly Reason[], { err }: Terminal): void => {
  for (const { says, shows } of reasons) {
    err(visible(`svc-mock: ${says}`))
    for (const line of shows) err(visible(`  ${line}`))
  }
}
