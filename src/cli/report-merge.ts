import { defineCommand } from './command.js'
import { UsageError } from './command-error.js'
import { reportOptions } from './executing/report-options.js'
import { readReports } from './reporting/read-reports.js'
import { showReport } from './reporting/show-report.js'

/** Makes one report of those of parallel workers, or of several runs. */
export const reportMerge = defineCommand({
  usage: 'report merge FILE|FOLDER …',
  says: 'Makes one report of several, such as those of parallel workers, and tells it or writes it.',
  options: reportOptions,
  takesVariables: false,

  async run({ positionals, values, terminal }) {
    if (positionals.length === 0)
      throw new UsageError('report merge needs reports: svc-mock report merge one.json two.json --report all.html')
    const written = (values.report ?? []).flatMap(({ file }) => file ?? [])
    return showReport(await readReports(positionals, written), values, terminal)
  },
})
