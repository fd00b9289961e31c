import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMock, type Mock, type MockOptions } from 'svc-mock'
import type { RunReport } from '../../../src/checks/run/run-report.js'

/** The report of a mock of which something was asked. */
export const reported = async (
  asked: (mock: Mock) => Promise<unknown>,
  options: MockOptions = {},
): Promise<RunReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-mock-report-'))
  const file = join(folder, 'report.json')
  try {
    const mock = await createMock({ now: '2026-01-05T09:00:00Z', freeze: true, ...options, report: file })
    await asked(mock)
    await mock.close()
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
