import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { Scenario } from '../../src/scenario/scenario.js'

/** The built-in scenarios by name; that they are right is proved by the tests, which seed each of them. */
export const readScenarios = (folder: string): Readonly<Record<string, Scenario>> => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
  const read = (file: string): Scenario => parse(readFileSync(join(folder, file), 'utf8'), { merge: true })
  return Object.fromEntries(files.map((file) => [basename(file, '.yaml'), read(file)]))
}
