import { createRecorder, type Recorder, type RunGround } from '../checks/run/recorder.js'
import type { Exchange } from '../pipeline/engine.js'
import type { MockOptions } from './mock-options.js'
import { namedReport, reportFileOf, writeReportFile } from './report-file.js'

/** Keeps what is asked of a mock, for its report. */
export interface Reporting extends Pick<Recorder, 'addDelivery'> {
  /** Takes a request to the sandbox of that name. */
  add(exchange: Exchange, sandbox: string | undefined): void
  /** Lets the report be written once, when the mock ends or else with the process. */
  begin(ground: () => RunGround): void
  /** Writes the report, if that was not done. */
  end(): void
}

/** The options, with the report that the variables of this process ask for. */
export const reportingByDefault = <T extends MockOptions>(options: T): T => {
  const report = reportFileOf(options.report, process.env)
  return report === undefined ? options : { ...options, report }
}

/** What is known of a test run that a mock serves. */
export interface TestRun {
  /** Name of the test whose sandbox this is. */
  testOf(sandbox: string): string | undefined
}

/** Reports of mocks that are not closed yet, to be written when the process ends. */
const unwritten = new Set<() => void>()

const writeAll = (): void => {
  for (const write of [...unwritten]) write()
}

/** Reports to the file that the options name; nothing where they name none. */
export const reportingOf = (
  { report: file, product }: MockOptions,
  { testOf }: TestRun = { testOf: () => undefined },
): Reporting | undefined => {
  if (file === undefined) return undefined
  const name = namedReport(file)
  const recorder = createRecorder(product)
  let groundOf: (() => RunGround) | undefined
  const end = (): void => {
    const ground = groundOf?.()
    groundOf = undefined
    unwritten.delete(end)
    if (unwritten.size === 0) process.off('exit', writeAll)
    if (ground) writeReportFile(name, recorder.report(ground))
  }
  return {
    add(exchange, sandbox) {
      const test = exchange.test ?? (sandbox === undefined ? undefined : testOf(sandbox))
      recorder.add(test === undefined ? exchange : { ...exchange, test })
    },
    addDelivery: (delivery) => recorder.addDelivery(delivery),
    begin(ground) {
      groundOf = ground
      if (unwritten.size === 0) process.once('exit', writeAll)
      unwritten.add(end)
    },
    end,
  }
}
