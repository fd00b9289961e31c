import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One generated file; committed ones are compared by `--check`. */
export interface GeneratedFile {
  readonly path: string
  readonly text: string | Uint8Array
  readonly committed?: boolean
}

const isCurrent = ({ path, text }: GeneratedFile): boolean => {
  try {
    return readFileSync(path).equals(Buffer.from(text))
  } catch {
    return false
  }
}

/** Writes what differs, so that modification times tell of real changes. */
export const writeFiles = (files: readonly GeneratedFile[]): void => {
  for (const file of files.filter((it) => !isCurrent(it))) {
    mkdirSync(dirname(file.path), { recursive: true })
    writeFileSync(file.path, file.text)
  }
}

/** Paths of committed files that are not what the sources make of them. */
export const staleFiles = (files: readonly GeneratedFile[]): readonly string[] =>
  files.filter((file) => file.committed && !isCurrent(file)).map(({ path }) => path)
