import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, type DocumentName, type Documents, documentNames } from '../../src/contract/compile/document.js'

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }

/** Bundles every entry document into one JSON file each, and reads them. */
export const bundleDocuments = (root: string): Documents => {
  const folder = join(root, '.generated', 'documents')
  mkdirSync(folder, { recursive: true })
  const redocly = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')
  execFileSync(process.execPath, [redocly, 'bundle', ...documentNames, '--output', folder, '--ext', 'json'], {
    cwd: root,
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const read = (name: DocumentName): Document => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  return { v1: read('v1'), v2: read('v2'), beyond: read('beyond'), control: read('control') }
}
