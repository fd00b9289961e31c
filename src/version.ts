import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

let known: string | undefined

/** The version of this package: from the nearest package.json around this file, whether it is bundled or not. */
export const packageVersion = (): string => {
  known ??= versionIn(import.meta.dirname)
  return known
}

const versionIn = (folder: string): string => {
  const file = join(folder, 'package.json')
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  return versionIn(dirname(folder))
}
