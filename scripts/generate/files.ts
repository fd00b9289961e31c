import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One generated file; committed ones are compared by `--check`. */
export interface GeneratedFile {
  readonly path: string
  readonly text: string
  readonly committed?: boolean
}

const current = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Writes what differs, so that modification times tell of real changes. */
export const writeFiles = (files: readonly GeneratedFile[]): void => {
  for (const { path, text } of files) {
    if (current(path) === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Paths of committed files that are not what the sources make of them. */
export const staleFiles = (files: readonly GeneratedFile[]): readonly string[] =>
  files.filter(({ path, text, committed }) => committed && current(path) !== text).map(({ path }) => path)
