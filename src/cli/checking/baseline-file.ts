import { existsSync } from 'node:fs'
import { type Baseline, isBaseline } from '../../checks/live/baseline.js'
import { UsageError } from '../command-error.js'
import { putFile } from '../executing/put-file.js'
import { readGiven } from './read-given.js'

/** The known gaps of a file; undefined where there is no such file, and one is to be written. */
export const readBaseline = (file: string | undefined, isToBeWritten: boolean): Baseline | undefined => {
  if (file === undefined && isToBeWritten) throw new UsageError('--update-baseline needs the file: --baseline FILE')
  if (file === undefined || (isToBeWritten && !existsSync(file))) return undefined
  const found = readGiven('baseline', file, (text): unknown => JSON.parse(text))
  if (isBaseline(found)) return found
  throw new UsageError(`--baseline: ${file} holds no baseline; --update-baseline writes one`)
}

/** Writes the known gaps, a line each. */
export const writeBaseline = (file: string, baseline: Baseline): void => {
  putFile(file, `${JSON.stringify(baseline, null, 2)}\n`)
}
