import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mergeReports } from '../../checks/run/merge-reports.js'
import { ReportError, readReport } from '../../checks/run/read-report.js'
import type { RunReport } from '../../checks/run/run-report.js'
import { CommandError } from '../command-error.js'

/**
 * One report of all files that are named, and of all those in folders that are, but for bundles and for what is `written` from it, which may lie there from before;
 * throws a `CommandError` for what cannot be read.
 */
export const readReports = async (paths: readonly string[], written: readonly string[] = []): Promise<RunReport> => {
  const ours = new Set(written.map((file) => resolve(file)))
  const files = paths.flatMap((path) => filesAt(path, ours))
  const reports = await Promise.all(files.map(readFile))
  const [first, ...others] = reports
  if (!first)
    throw new CommandError(`There is no report in ${paths.join(', ')}; a run writes one with --report FILE.json`, 2)
  const foreign = reports.find(({ product }) => product !== first.product)
  if (foreign)
    throw new CommandError(`The reports speak of different products, ${first.product} and ${foreign.product}`, 2)
  return mergeReports([first, ...others])
}

const filesAt = (path: string, ours: ReadonlySet<string>): readonly string[] => {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name))
    .filter((file) => !ours.has(resolve(file)) && !isBundle(file))
}

/** Runs leave their bundles beside their reports. */
const isBundle = (file: string): boolean => {
  try {
    return Reflect.get(JSON.parse(readFileSync(file, 'utf8')), 'kind') === 'svc-mock-bundle'
  } catch {
    return false
  }
}

const readFile = async (file: string): Promise<RunReport> => {
  try {
    return await readReport(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = reasonOf(error)
    throw reason === undefined ? error : new CommandError(`The report ${file} cannot be read: ${reason}`, 2)
  }
}

const reasonOf = (error: unknown): string | undefined => {
  if (isSystem(error) && error.code === 'ENOENT') return 'there is no such file'
  return error instanceof ReportError || isSystem(error) ? error.message : undefined
}

const isSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error
