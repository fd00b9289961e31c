import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { aFinding, aRunReport, aUse } from '../checks/run/a-run-report.js'
import { call } from './a-terminal.js'

const folder = mkdtempSync(join(tmpdir(), 'svc-mock-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const put = (name: string, content: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const source = { file: 'test/book.test.ts', line: 12, column: 5 }
const coverage = (calls: number) => ({ operations: [aUse({ calls })], refusals: {}, triggers: {} })
const one = put('one.json', aRunReport({ requests: 2, findings: [aFinding({ source })], coverage: coverage(2) }))
const two = put('two.json', aRunReport({ requests: 3, findings: [aFinding({ source })], coverage: coverage(0) }))
const out = join(folder, 'out')

it('merges reports, and tells what they show together', async () => {
  const { code, out: told, err } = await call(`report merge ${one} ${two}`)
  expect([code, err]).toEqual([0, []])
  expect(told).toMatch(/^5 requests, 2 violations, /)
  expect(told).toContain('(test/book.test.ts:12:5, 2 times)')
})

it('merges a folder into files, and tells nothing else', async () => {
  const { code, out: told } = await call(`report merge ${folder} --report ${out}/all.json --report ${out}/all.html`)
  expect([code, told]).toEqual([0, ''])
  expect(JSON.parse(readFileSync(join(out, 'all.json'), 'utf8'))).toMatchObject({ requests: 5, parts: 2 })
  expect(readFileSync(join(out, 'all.html'), 'utf8')).toContain('merged from 2 reports')
})

it('counts neither what it wrote into the folder before, nor the bundles beside the reports', async () => {
  const among = mkdtempSync(join(folder, 'among-'))
  writeFileSync(join(among, 'one.json'), readFileSync(one))
  writeFileSync(join(among, 'run.json'), JSON.stringify({ kind: 'svc-mock-bundle' }))
  await call(`report merge ${among} --report ${among}/all.json`)
  const { code } = await call(`report merge ${among} --report ${among}/all.json`)
  expect(code).toBe(0)
  expect(JSON.parse(readFileSync(join(among, 'all.json'), 'utf8'))).toMatchObject({ requests: 2 })
})

it('shows one report in other forms', async () => {
  const { code } = await call(`report show ${one} --report ${out}/one.xml`)
  expect([code, readFileSync(join(out, 'one.xml'), 'utf8')]).toEqual([0, expect.stringContaining('<failure ')])
})

it('annotates the lines that asked', async () => {
  const { out: told } = await call(`report show ${one} --report github`)
  expect(told).toMatch(/^::error file=test\/book\.test\.ts,line=12,col=5,title=svc-mock%3A format::/)
})

it('fails for what the reports show together, and not for what one alone lacks', async () => {
  expect((await call(`report merge ${one} ${two} --fail-on uncovered<100%`)).code).toBe(0)
  expect((await call(`report show ${two} --fail-on uncovered<100%`)).code).toBe(1)
  const { code, err } = await call(`report merge ${one} ${two} --fail-on violations`)
  expect([code, err[0]]).toEqual([1, 'svc-mock: The run fails on violations, and 2 requests gave cause:'])
})

const broken = put('broken.txt', '{')
const other = put('other.txt', aRunReport({ product: 'acme' }))

it.each([
  ['report merge', /report merge needs reports: svc-mock report merge one\.json two\.json --report all\.html/],
  ['report show', /report show needs a report: svc-mock report show report\.json/],
  [`report show ${one} ${two}`, /takes one report; ".*two\.json" is one too many, and report merge takes several/],
  [`report show ${folder}/none.json`, /The report .*none\.json cannot be read: there is no such file$/],
  [`report show ${broken}`, /The report .*broken\.txt cannot be read: it is no JSON/],
  [`report merge ${one} ${other}`, /The reports speak of different products, svc and acme/],
  ['report merge test/cli', /There is no report in test\/cli; a run writes one with --report FILE\.json/],
  [
    'report mrge',
    /There is no command report mrge; there are report merge, report show; did you mean "report merge"\?/,
  ],
])('refuses %s', async (line, message) => {
  const { code, err } = await call(line)
  expect([code, err]).toEqual([2, [expect.stringMatching(message)]])
})
