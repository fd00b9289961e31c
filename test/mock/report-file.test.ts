import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMock, type Mock } from 'svc-mock'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestMock } from '../../src/testing/core/test-mock.js'
import { ask } from '../client.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-mock-reports-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const reports = () => readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))

const used = async (mock: Mock, times = 1): Promise<void> => {
  for (let at = 0; at < times; at += 1) await ask(mock, 'GET /v2/me', { as: 'owner' })
  await mock.close()
}

it('writes where it is told to, once, however often the mock is closed', async () => {
  const mock = await createMock({ report: join(folder, 'deep', 'report.json') })
  await used(mock)
  await mock.close()
  expect(JSON.parse(readFileSync(join(folder, 'deep', 'report.json'), 'utf8'))).toMatchObject({ requests: 1, parts: 1 })
})

it('adds what several mocks of a process report to the same file', async () => {
  const report = join(folder, 'report.json')
  await used(await createMock({ report }), 2)
  await used(await createMock({ report }), 3)
  expect(reports()).toEqual([expect.objectContaining({ requests: 5, parts: 2 })])
})

it('makes a file for each mock out of %p', async () => {
  const report = join(folder, 'report-%p.json')
  const mocks = [await createMock({ report }), await createMock({ report })]
  for (const mock of mocks) await used(mock)
  const names = readdirSync(folder)
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(new RegExp(`^report-${process.pid}(?:-\\d+)*\\.json$`))
})

it.each([
  ['SVC_MOCK_REPORT', 'by-variable-%p.json'],
  ['SVC_MOCK_REPORT_DIR', ''],
])('is told by the variable %s too', async (name, file) => {
  vi.stubEnv(name, join(folder, file))
  await used(await createMock())
  expect(reports()).toEqual([expect.objectContaining({ requests: 1 })])
})

it('writes nothing where nobody asked', async () => {
  await used(await createMock())
  expect(readdirSync(folder)).toEqual([])
})

it('refuses a file that is no JSON, and says what makes other forms', async () => {
  await expect(createMock({ report: 'report.html' })).rejects.toThrow(
    'The report of a mock is JSON, and report.html does not end in .json; svc-mock report show FILE.json --report report.html makes other forms of it',
  )
})

it('names the test in whose sandbox it was asked, and the line, whatever became of the sandbox', async () => {
  const testMock = await openTestMock({ report: join(folder, 'report.json') })
  const svc = testMock.begin('looks: nowhere')
  await svc.fetch('/v2/nowhere')
  testMock.end(svc, { hasFailed: false, tell: () => undefined })
  await testMock.close()
  expect(reports()[0].findings[0]).toMatchObject({
    test: 'looks: nowhere',
    source: { file: 'test/mock/report-file.test.ts' },
  })
})

it('tells the line in the journal where it is asked for alone', async () => {
  const [with_, without] = [await createMock({ callSites: true }), await createMock()]
  for (const mock of [with_, without]) await mock.fetch('/v2/nowhere')
  expect(with_.requests.last()?.source).toMatchObject({
    file: 'test/mock/report-file.test.ts',
    line: expect.any(Number),
  })
  expect(with_.contract.report().violations[0]?.source?.file).toBe('test/mock/report-file.test.ts')
  expect(without.requests.last()?.source).toBeUndefined()
})
