import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ReportTarget } from '../../checks/render/formats.js'
import { renderReport } from '../../checks/render/render-report.js'
import type { FindingKind } from '../../checks/run/finding.js'
import type { RunReport } from '../../checks/run/run-report.js'
import { CommandError } from '../command-error.js'

/** What is written, and where. */
export interface Writing {
  readonly targets: readonly ReportTarget[]
  /** Kinds of findings that fail the run. */
  readonly failing: readonly FindingKind[]
}

/** Writes a report as often as was asked; throws a `CommandError` for a file that cannot be written. */
export const writeReports = (report: RunReport, { targets, failing }: Writing): void => {
  for (const { format, file } of targets) {
    if (format === 'github' || file === undefined) continue
    writeTo(file, renderReport(report, format, failing))
  }
}

const writeTo = (file: string, text: string): void => {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new CommandError(`The report ${file} cannot be written: ${(error as Error).message}`, 1)
  }
}
