import { expect, it } from 'vitest'
import { reportJunit } from '../../../src/checks/render/report-junit.js'
import { aFinding, aRunReport } from '../run/a-run-report.js'
import { junitProblems } from './junit-problems.js'

const findings = [
  aFinding({ test: 'books <b>', source: { file: 'test/book.test.ts', line: 12, column: 5 }, count: 2 }),
  aFinding({ kind: 'warnings', rule: 'ER-07', message: 'shoeSize\u0000 is not described here and was dropped' }),
  aFinding({ kind: 'choices', rule: 'BK-65', message: 'Nothing is listed.' }),
]
const untold = { violations: 3, warnings: 0, refusals: 0, choices: 0, beyond: 1 }
const keys = [{ scenario: 'desk.yaml', name: 'spare', requests: 0 }]

it.each([
  ['an empty run', aRunReport()],
  ['findings of every sort', aRunReport({ findings, untold, keys })],
])('is valid by the public schema: %s', async (_what, report) => {
  expect(await junitProblems(reportJunit(report))).toEqual([])
})

it('fails for violations alone, and tells the others', () => {
  const xml = reportJunit(aRunReport({ findings, keys }))
  expect(xml.match(/<failure /g)).toHaveLength(1)
  expect(xml).toContain('<testcase name="format body/start books &lt;b&gt;" classname="createBooking" time="0.000">')
  expect(xml).toContain('asked by test/book.test.ts:12:5, test "books &lt;b&gt;"')
  expect(xml).toContain('shoeSize\\u0000 is not described here and was dropped\n')
})

it('fails for the kinds that it is told to, those included for which there was no room, and keys left unused', () => {
  const xml = reportJunit(aRunReport({ findings, untold, keys }), ['violations', 'warnings'])
  expect(xml).toContain('<failure type="ER-07"')
  expect(xml).toContain('<failure type="key.unused"')
  expect(xml).toContain('3 further findings for which there was no room')
})

it('has a case where there is nothing to tell, so that a green run is seen', () => {
  expect(reportJunit(aRunReport({ requests: 2 }))).toContain('<testcase name="no violations in 2 requests"')
})
