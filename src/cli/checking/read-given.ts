import { existsSync, readFileSync } from 'node:fs'
import { UsageError } from '../command-error.js'

/** What is read from a file that an option names; throws a `UsageError` that names option and file. */
export const readGiven = <T>(option: string, file: string, read: (text: string) => T): T => {
  if (!existsSync(file)) throw new UsageError(`--${option}: there is no file ${file}`)
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`--${option}: ${file}: ${(error as Error).message}`)
  }
}
