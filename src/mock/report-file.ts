import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { mergeReports } from '../checks/run/merge-reports.js'
import type { RunReport } from '../checks/run/run-report.js'
import { MockError } from './mock-error.js'

/** How many reports this thread has begun, and which files it wrote: test runners may load this module once for each file of tests. */
interface Written {
  begun: number
  readonly files: Set<string>
}

const key = Symbol.for('svc-mock.reports')

const written = (): Written => {
  const held: typeof globalThis & { [key]?: Written } = globalThis
  held[key] ??= { begun: 0, files: new Set() }
  return held[key]
}

/** Where a mock reports: as its user says, or the variables `SVC_MOCK_REPORT` (a file) and `SVC_MOCK_REPORT_DIR` (a folder). */
export const reportFileOf = (
  given: string | undefined,
  { SVC_MOCK_REPORT: file, SVC_MOCK_REPORT_DIR: folder }: Readonly<Record<string, string | undefined>>,
): string | undefined => given ?? (file || (folder ? join(folder, 'svc-mock-%p.json') : undefined))

/** The name with `%p` made what no other mock's is: the process, its thread unless it is the main one, and a number from the second mock on. */
export const namedReport = (file: string): string => {
  if (!file.endsWith('.json'))
    throw new MockError(
      `The report of a mock is JSON, and ${file} does not end in .json; svc-mock report show FILE.json --report ${file} makes other forms of it`,
    )
  const state = written()
  state.begun += 1
  const parts = [process.pid, ...(threadId === 0 ? [] : [threadId]), ...(state.begun === 1 ? [] : [state.begun])]
  return file.replaceAll('%p', parts.join('-'))
}

/** Writes a report; what this thread wrote to the file before is in it too. */
export const writeReportFile = (file: string, report: RunReport): void => {
  const { files } = written()
  const whole = files.has(file) ? mergeReports([JSON.parse(readFileSync(file, 'utf8')), report]) : report
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, `${JSON.stringify(whole, null, 1)}\n`)
  renameSync(`${file}.part`, file)
  files.add(file)
}
