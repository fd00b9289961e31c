import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CommandError } from '../command-error.js'

/** Writes a file that an option asks for, and its folder where there is none yet; `%p` becomes the process id. Throws a `CommandError` that says which cannot be written. */
export const writeText = (what: string, file: string, text: string): void => {
  const name = file.replaceAll('%p', String(process.pid))
  written(what, name, () => {
    mkdirSync(dirname(name), { recursive: true })
    writeFileSync(name, text)
  })
}

/** Whatever writes a file; throws a `CommandError` that names it where that fails. */
export const written = (what: string, file: string, write: () => void): void => {
  try {
    write()
  } catch (error) {
    throw new CommandError(`The ${what} ${file} cannot be written: ${(error as Error).message}`, 1)
  }
}
