import type { Demand } from '../../checks/run/demand.js'
import { type FindingKind, findingKinds } from '../../checks/run/finding.js'
import type { RunReport } from '../../checks/run/run-report.js'
import { type Reason, reasonsIn } from '../../checks/run/verdict.js'
import type { Values } from '../arguments/option.js'
import type { Terminal } from '../terminal/terminal.js'
import type { execOptions } from './exec-options.js'
import { tellReport } from './tell-report.js'

/** Above this, a signal ended the command, or it says so. */
const endedBySignal = 128

/** Tells what a run showed; answers the command's exit code, or 1 where that was 0 and the run failed. A run that was broken off is reported, and not judged. */
export const judge = (
  code: number,
  report: RunReport,
  { values, terminal }: { readonly values: Values<typeof execOptions>; readonly terminal: Terminal },
): number => {
  const { 'fail-on': demands = [], 'allow-no-requests': allowsNone = false, report: targets = [], quiet } = values
  const isBrokenOff = code > endedBySignal
  const nothing = report.requests === 0 && !allowsNone ? [nothingAsked] : []
  const reasons = isBrokenOff ? [] : [...nothing, ...reasonsIn(report, demands)]
  tellReport(report, { targets, reasons, failing: failingKinds(demands), isQuiet: quiet === true }, terminal)
  return code === 0 && reasons.length > 0 ? 1 : code
}

const nothingAsked: Reason = {
  says: 'No request reached the mock, so nothing was tested against it; let the command ask the address in its variable …_BASE_URL, or say --allow-no-requests',
  shows: [],
}

/** The kinds of findings that a run must not show. */
export const failingKinds = (demands: readonly Demand[]): readonly FindingKind[] =>
  findingKinds.filter((kind) => demands.some((it) => it.kind === kind))
