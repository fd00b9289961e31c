import { summaryLines } from '../../checks/render/summary-lines.js'
import type { RunReport } from '../../checks/run/run-report.js'
import { reasonsIn } from '../../checks/run/verdict.js'
import type { Values } from '../arguments/option.js'
import { failingKinds } from '../executing/judge.js'
import type { reportOptions } from '../executing/report-options.js'
import { tellReasons } from '../executing/tell-report.js'
import { writeReports } from '../executing/write-reports.js'
import type { Terminal } from '../terminal/terminal.js'
import { visible } from '../terminal/visible.js'

/** Writes a report in the forms that are asked for, or else tells it; answers 1 where it shows what it must not. */
export const showReport = (report: RunReport, values: Values<typeof reportOptions>, terminal: Terminal): number => {
  const { report: targets = [], 'fail-on': demands = [] } = values
  if (targets.length === 0) for (const line of summaryLines(report)) terminal.out(visible(line))
  writeReports(report, { targets, failing: failingKinds(demands) }, terminal)
  const reasons = reasonsIn(report, demands)
  tellReasons(reasons, terminal)
  return reasons.length > 0 ? 1 : 0
}
