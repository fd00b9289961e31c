import { compareWith, toBaseline } from '../checks/live/baseline.js'
import type { LiveOutcome } from '../checks/live/check-live.js'
import { toSkippedLines, toText } from '../checks/live/render/to-text.js'
import { askedIn, gapsOf, type LiveReport, liveReport, reasonsToFail } from '../checks/live/report.js'
import type { Values } from './arguments/option.js'
import { writeBaseline } from './checking/baseline-file.js'
import { checkOptions } from './checking/check-options.js'
import { type Prepared, prepareCheck, redactorFor } from './checking/prepare-check.js'
import { quietly, redactedError } from './checking/quietly.js'
import { writeReport } from './checking/report-files.js'
import { runCheck } from './checking/run-check.js'
import { defineCommand } from './command.js'
import { CommandError, UsageError } from './command-error.js'
import type { Terminal } from './terminal/terminal.js'

/** Checks a live service against the contract. */
export const check = defineCommand({
  usage: 'check --target URL [options]',
  says: 'Checks a live service against the contract; changes nothing unless told to.',
  options: checkOptions,
  takesVariables: true,

  async run({ values, positionals, terminal }) {
    if (positionals.length > 0) throw new UsageError('check takes options only: svc-mock check --target URL')
    const redactor = redactorFor(values)
    try {
      return await checkTarget(values, quietly(terminal, redactor))
    } catch (error) {
      throw redactedError(error, redactor)
    }
  },
})

type Given = Values<typeof checkOptions>

const checkTarget = async (given: Given, terminal: Terminal): Promise<number> => {
  const prepared = prepareCheck(given)
  const outcome = await runCheck(prepared, given, terminal)
  if (outcome.isDown && outcome.executed.length === 0) throw couldNot(prepared, outcome)
  const report = reportOf(outcome, prepared, given)
  tell(report, given, terminal)
  if (given['update-baseline'] && given.baseline !== undefined)
    writeBaseline(
      given.baseline,
      prepared.redactor.data(toBaseline(gapsOf(outcome), prepared.baseline, askedIn(outcome))),
    )
  return exitCodeOf(outcome, report, { given, terminal })
}

/** The exit code of a check that could not be made. */
const notChecked = 3

const couldNot = ({ target }: Prepared, { stopped }: LiveOutcome): CommandError =>
  new CommandError(`${target} could not be checked: ${stopped}`, notChecked)

const reportOf = (outcome: LiveOutcome, prepared: Prepared, { write = false }: Given): LiveReport => {
  const { target, seed, operations, baseline, redactor } = prepared
  const compared = compareWith(baseline, gapsOf(outcome), askedIn(outcome))
  return redactor.data(liveReport(outcome, compared, { target, seed, operations, wrote: write }))
}

const tell = (report: LiveReport, { report: files = [], verbose = false }: Given, { out }: Terminal): void => {
  for (const line of [...(verbose ? toSkippedLines(report) : []), ...toText(report)]) out(line)
  for (const file of files) writeReport(file, report, Date.now())
}

/** The exit code of a command that a signal ended. */
const brokenOff = 130

const exitCodeOf = (
  { isDown, isBrokenOff }: LiveOutcome,
  report: LiveReport,
  { given, terminal }: { readonly given: Given; readonly terminal: Terminal },
): number => {
  const { strict = false, 'update-baseline': isUpdated = false } = given
  const reasons = reasonsToFail(isUpdated ? { ...report, gaps: [] } : report, strict)
  for (const reason of reasons) terminal.err(`svc-mock: ${reason}`)
  if (isBrokenOff) return brokenOff
  if (isDown) return notChecked
  return reasons.length > 0 ? 1 : 0
}
