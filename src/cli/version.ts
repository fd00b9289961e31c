import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The version of this package: from the nearest package.json around this file, whether it is bundled or not. */
export const packageVersion = (folder = import.meta.dirname): string => {
  const file = join(folder, 'package.json')
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  return packageVersion(dirname(folder))
}
