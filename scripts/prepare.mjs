// Builds when dist/ is absent or older than its sources; ends at once otherwise, since npm and npx run it often.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const sources = [
  'src',
  'fixtures',
  'openapi',
  'scenarios',
  'scripts',
  'package.json',
  'redocly.yaml',
  'tsconfig.build.json',
]
const stamp = join(root, 'dist', '.built')

const modified = (path) => {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, modified(join(path, name))), 0)
}

const builtAt = modified(stamp)
const isFresh = builtAt > 0 && sources.every((source) => modified(join(root, source)) <= builtAt)
if (!isFresh) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'build.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.exitCode = status ?? 1
}
