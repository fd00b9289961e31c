import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { junitProblems } from '../checks/render/junit-problems.js'
import { sarifProblems } from '../checks/render/sarif-problems.js'
import { run } from './run.js'

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-exec-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string): string => join(folder, name)
const read = (name: string): string => readFileSync(at(name), 'utf8')

/** A command that asks these paths, each in a test of its own name. */
const asking = (...paths: readonly string[]): readonly string[] => {
  const script = `
    const headers = { authorization: 'Bearer ' + process.env.SVC_API_KEY }
    for (const path of ${JSON.stringify(paths)})
      await (await fetch(process.env.SVC_BASE_URL + path, { headers: { ...headers, 'x-mock-test': 'asks ' + path } })).text()
    console.log(String(process.env.SVC_MOCK_REPORT))`
  return ['--', process.execPath, '--input-type=module', '-e', script]
}

it('writes a report in every form that is asked for', async () => {
  const names = ['a/report.json', 'report.xml', 'report.html', 'report.md', 'report.sarif', 'report.txt']
  const options = names.flatMap((name) => ['--report', at(name)])
  const { code } = await run(['exec', ...options, ...asking('/v2/me', '/v2/nowhere')]).ended
  expect(code).toBe(0)
  expect(JSON.parse(read('a/report.json'))).toMatchObject({ requests: 2, causes: { violations: 1 } })
  expect(await junitProblems(read('report.xml'))).toEqual([])
  expect(read('report.xml')).toContain('<failure type="route.unknown"')
  expect(sarifProblems(read('report.sarif'))).toEqual([])
  for (const name of ['report.html', 'report.md', 'report.txt']) expect(read(name)).toContain('asks /v2/nowhere')
})

it('leaves a summary of the job, and annotates nothing that has no line', async () => {
  writeFileSync(at('summary.md'), 'what stood there\n')
  const env = { GITHUB_STEP_SUMMARY: at('summary.md') }
  const { code, out } = await run(['exec', '--report', 'github', ...asking('/v2/nowhere')], { env }).ended
  expect([code, out]).toEqual([0, ['undefined']])
  expect(read('summary.md')).toMatch(/^what stood there\n## Contract with the service\n[\s\S]*asks \/v2\/nowhere/)
})

it('takes the report from a variable, and keeps that from mocks of the command', async () => {
  const env = { SVC_MOCK_REPORT: at('by-variable.json') }
  const { out } = await run(['exec', ...asking('/v2/me')], { env }).ended
  expect(out).toEqual(['undefined'])
  expect(JSON.parse(read('by-variable.json')).requests).toBe(1)
})

it.each([
  ['beyond', /The run fails on beyond, and 1 request gave cause:/, /operation: .*\(test "asks \/v2\/me"\)/],
  ['uncovered<1%', /met 0\.\d% of the operations \(1 of \d+\), less than 1%; it never met:/, /^ {2}and \d+ more$/],
  ['uncovered:triggers<100', /met 0\.0% of the triggers \(0 of 19\)/, /^ {2}BOOKING_CREATED$/],
])('fails on %s', async (demand, says, shows) => {
  const { code, err } = await run(['exec', '--quiet', '--fail-on', demand, ...asking('/v2/me')]).ended
  expect([code, err]).toEqual([1, expect.arrayContaining([expect.stringMatching(says), expect.stringMatching(shows)])])
})

it('reports a run that was broken off, and does not judge it', async () => {
  const script = "process.kill(process.pid, 'SIGTERM')"
  const command = ['--', process.execPath, '-e', script]
  const options = ['--fail-on', 'uncovered<100%', '--report', at('broken.json')]
  const { code, err } = await run(['exec', ...options, ...command]).ended
  expect([code, err]).toEqual([143, ['svc-mock: 0 requests, 0 violations, 0 warnings, 0 refusals']])
  expect(JSON.parse(read('broken.json')).requests).toBe(0)
})

it.each([
  [['--fail-on', 'violation'], /^svc-mock: --fail-on: "violation" is not known.*did you mean "violations"\?$/],
  [['--report', 'report.jsn'], /^svc-mock: --report: "report\.jsn" does not say its format/],
])('does not begin with %j', async (options, message) => {
  const { code, err } = await run(['exec', ...options, ...asking('/v2/me')]).ended
  expect([code, err]).toEqual([2, [expect.stringMatching(message)]])
})

it('says which report cannot be written, and fails', async () => {
  writeFileSync(at('file'), '')
  const { code, err } = await run(['exec', '--report', at('file/report.json'), ...asking('/v2/me')]).ended
  expect([code, err.at(-1)]).toEqual([
    1,
    expect.stringMatching(/^svc-mock: The file .*report\.json cannot be written: /),
  ])
})

it('keeps what was asked, so that it can be done again', async () => {
  const options = ['--quiet', '--now', '2026-01-05T09:00:00Z', '--bundle', at('run/bundle.json')]
  const { code } = await run(['exec', ...options, ...asking('/v2/me', '/v2/nowhere')]).ended
  expect(code).toBe(0)
  const again = await run(['replay', at('run/bundle.json')]).ended
  expect([again.code, again.err]).toEqual([0, []])
})
