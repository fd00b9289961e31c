import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { readReport } from '../../src/checks/run/read-report.js'
import { run } from './run-project.js'

/** A whole runner starts, perhaps beside others: a few seconds on a machine at rest. */
const timeout = 120_000
const folder = mkdtempSync(join(tmpdir(), 'svc-mock-runner-reports-'))

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('lets the workers of a runner write a report each, with the tests and lines that left the contract', {
  timeout,
}, async () => {
  vi.stubEnv('SVC_MOCK_REPORT_DIR', folder)
  await run('node_modules/vitest/vitest.mjs', 'run', '--config', 'test/testing/projects/vitest.config.ts')
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const findings = (await Promise.all(texts.map(readReport))).flatMap((it) => it.findings)
  expect(findings.filter(({ kind }) => kind === 'violations')).toContainEqual(
    expect.objectContaining({
      ...{ rule: 'route.unknown', path: '/v2/nowhere', test: 'passes, but for what it sent' },
      source: expect.objectContaining({ file: 'test/testing/projects/fixtures.vitest.ts' }),
    }),
  )
})
