import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupServer } from 'msw/node'
import type { Mock } from 'svc-mock'
import { svcHandlers } from 'svc-mock/msw'
import { afterAll, expect, it } from 'vitest'
import type { RunFinding } from '../../src/checks/run/finding.js'
import type { RunReport } from '../../src/checks/run/run-report.js'
import { run } from '../cli/run.js'
import { type Deed, deeds } from './planted-app.js'
import { reported } from './run/reported.js'

const app = join(import.meta.dirname, 'planted-app.ts')
const lines = readFileSync(app, 'utf8').split('\n')

/** The line of the app on which a fault is planted. */
const lineOf = (deed: Deed): number => lines.findIndex((it) => it.includes(`'${deed}':`)) + 1

const proper: readonly Deed[] = ['lists bookings', 'books']

/** Where each fault is to be found: kind, rule, part, and pointer or what the sentence says. */
const planted = [
  ['missing header', { kind: 'warnings', rule: 'AL-10' }],
  [
    'missing header where it is needed',
    { kind: 'violations', rule: 'route.absent_in_version', in: 'headers', pointer: '/svc-api-version' },
  ],
  ['unknown field', { kind: 'warnings', rule: 'AL-14', message: expect.stringContaining('shoeSize') }],
  ['wrong type', { kind: 'violations', rule: 'type', in: 'body', pointer: '/guests' }],
  [
    'long metadata key',
    { kind: 'violations', rule: 'propertyNames', in: 'body', pointer: `/metadata/${'k'.repeat(41)}` },
  ],
  ['plain-string location', { kind: 'violations', rule: 'type', in: 'body', pointer: '/location' }],
  ['deprecated meetingUrl', { kind: 'warnings', rule: 'BK-53', message: expect.stringContaining('meetingUrl') }],
  ['undescribed path', { kind: 'violations', rule: 'route.unknown', in: 'path', pointer: '' }],
] as const satisfies readonly (readonly [Deed, Partial<Record<keyof RunFinding, unknown>>])[]

const reachOf = (mock: Mock) => ({
  key: String(mock.keys['owner']),
  eventTypeId: Number(mock.ids['eventType.intro']),
})

/** Does it in this process, without a socket. */
const byFetch = (done: readonly Deed[]): Promise<RunReport> =>
  reported(async (mock) => {
    for (const deed of done) await deeds[deed]({ ...reachOf(mock), ask: mock.fetch })
  })

/** Does it by the global fetch, at an address that stands fast. */
const byNetwork = (done: readonly Deed[]): Promise<RunReport> =>
  reported(async (mock) => {
    const network = setupServer(...svcHandlers(mock, { baseUrl: 'https://api.example.com' }))
    network.listen()
    try {
      for (const deed of done)
        await deeds[deed]({ ...reachOf(mock), ask: (path, init) => fetch(`https://api.example.com${path}`, init) })
    } finally {
      network.close()
    }
  })

const faults = ({ findings }: RunReport) => findings.filter(({ kind }) => kind === 'violations' || kind === 'warnings')

it.each(planted)('finds the %s once, and the line of the app that asked', async (deed, found) => {
  const source = { file: 'test/checks/planted-app.ts', line: lineOf(deed), column: expect.any(Number) }
  expect(faults(await byFetch([...proper, deed]))).toEqual([expect.objectContaining({ ...found, source, count: 1 })])
})

it('finds each where the network is intercepted, and the line', async () => {
  const found = faults(await byNetwork([...proper, ...planted.map(([deed]) => deed)]))
  expect(found.map((it) => it.source?.file)).toEqual(planted.map(() => 'test/checks/planted-app.ts'))
  expect(found.map((it) => it.source?.line).sort()).toEqual(planted.map(([deed]) => lineOf(deed)).sort())
})

it.each([
  ['without a socket', byFetch],
  ['where the network is intercepted', byNetwork],
])('invents nothing on a clean run %s', async (_how, reportOn) => {
  const { findings, requests } = await reportOn(proper)
  expect([requests, findings]).toEqual([2, []])
})

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-planted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Does it in another process, as tests that tell their names. */
const byExec = async (done: readonly Deed[]) => {
  const file = join(folder, 'report.json')
  const script = `
    import { deeds } from ${JSON.stringify(app)}
    const { SVC_BASE_URL: url, SVC_API_KEY: key, SVC_ID_EVENT_TYPE_INTRO: eventTypeId } = process.env
    const ask = (path, init) => fetch(url + path, init)
    for (const deed of ${JSON.stringify(done)})
      await (await deeds[deed]({ ask, key, eventTypeId: Number(eventTypeId), headers: { 'x-mock-test': deed } })).text()`
  const tsx = import.meta.resolve('tsx')
  const command = ['--', process.execPath, '--import', tsx, '--input-type=module', '-e', script]
  const options = ['--now', '2026-01-05T09:00:00Z', '--report', file, '--fail-on', 'violations,warnings']
  const { code, err } = await run(['exec', ...options, ...command]).ended
  const report: RunReport = JSON.parse(readFileSync(file, 'utf8'))
  return { code, err: err.join('\n'), report }
}

it('finds each from another process, and the test that asked', { timeout: 60_000 }, async () => {
  const { code, err, report } = await byExec([...proper, ...planted.map(([deed]) => deed)])
  expect(code).toBe(1)
  for (const [deed, found] of planted)
    expect(faults(report).filter(({ test }) => test === deed)).toEqual([expect.objectContaining(found)])
  expect(faults(report)).toHaveLength(planted.length)
  expect(err).toContain('(test "undescribed path")')
})

it('passes a clean run from another process', { timeout: 60_000 }, async () => {
  const { code, report } = await byExec(proper)
  expect([code, report.requests, report.findings]).toEqual([0, 2, []])
})
