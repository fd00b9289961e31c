import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CommandError } from '../command-error.js'

/** Writes a file, and the folders above it; throws a `CommandError` where that cannot be done. */
export const putFile = (file: string, text: string): void =>
  orCommandError(file, () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  })

/** Does what may fail for reasons that lie in a file; throws a `CommandError` that names it. */
export const orCommandError = (file: string, write: () => void): void => {
  try {
    write()
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be written: ${(error as Error).message}`, 1)
  }
}
