import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** What a runner said, and with what it ended. */
export interface Ran {
  readonly code: number | null
  readonly output: string
}

const root = join(import.meta.dirname, '..', '..')

/** Runs a program of this project, as its user would from its root; whatever it says comes without colours. */
export const run = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const { VITEST: _vitest, VITEST_WORKER_ID: _worker, NODE_TEST_CONTEXT: _context, ...env } = process.env
    const child = spawn(process.execPath, args, { cwd: root, env: { ...env, NO_COLOR: '1', CI: '1' } })
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => said.push(text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output: said.join('') }))
  })
