import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'
import { reportOptions } from './executing/report-options.js'
import { readReports } from './reporting/read-reports.js'
import { showReport } from './reporting/show-report.js'

/** Tells the report of a run, or writes it in another form. */
export const reportShow = defineCommand({
  usage: 'report show FILE',
  says: 'Tells the report of a run, or writes it in other forms.',
  options: reportOptions,
  takesVariables: false,

  async run({ positionals: [file, further], values, terminal }) {
    if (file === undefined) throw new UsageError('report show needs a report: svc-mock report show report.json')
    if (further !== undefined)
      throw new UsageError(`report show takes one report; "${further}" is one too many, and report merge takes several`)
    return showReport(await readReports([file]), values, terminal)
  },
})
