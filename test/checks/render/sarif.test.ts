import { expect, it } from 'vitest'
import { reportSarif } from '../../../src/checks/render/sarif.js'
import { aFinding, aRunReport } from '../run/a-run-report.js'
import { sarifProblems } from './sarif-problems.js'

const source = { file: 'test/my book#1.test.ts', line: 12, column: 5 }
const findings = [
  aFinding({ source, test: 'books', count: 2 }),
  aFinding({ source: { ...source, line: 13 } }),
  aFinding({ source: { ...source, file: '/elsewhere/a.ts' }, kind: 'warnings', rule: 'AL-10', message: 'mind this' }),
  aFinding({ source, kind: 'choices', rule: 'BK-65' }),
  aFinding(),
]
const log = (report = aRunReport({ findings })) => JSON.parse(reportSarif(report)).runs[0]

it.each([
  ['nothing found', aRunReport()],
  ['findings', aRunReport({ findings })],
])('is valid by the public schema: %s', (_what, report) => {
  expect(sarifProblems(reportSarif(report))).toEqual([])
})

it('is held against a schema that does refuse', () => {
  expect(sarifProblems(reportSarif(aRunReport()).replace('2.1.0', '2.0.0'))).not.toEqual([])
  expect(
    sarifProblems(reportSarif(aRunReport({ findings })).replace('"level": "error"', '"level": "bad"')),
  ).not.toEqual([])
})

it('has the violations and warnings with a line, and no other', () => {
  expect(log().results).toEqual([
    expect.objectContaining({ ruleId: 'violation/format', level: 'error', occurrenceCount: 2 }),
    expect.objectContaining({ ruleId: 'violation/format', level: 'error' }),
    expect.objectContaining({ ruleId: 'warning/AL-10', level: 'warning' }),
  ])
})

it('names a file from the folder of the run, or else wholly', () => {
  const [one, , other] = log().results.map(({ locations }: { locations: unknown[] }) => locations[0])
  expect(one).toEqual({
    physicalLocation: {
      artifactLocation: { uri: 'test/my%20book%231.test.ts', uriBaseId: '%SRCROOT%' },
      region: { startLine: 12, startColumn: 5 },
    },
  })
  expect(other.physicalLocation.artifactLocation).toEqual({ uri: 'file:///elsewhere/a.ts' })
})

it('lists each rule once, where its results point to', () => {
  const { tool, results } = log()
  const rules = tool.driver.rules.map(({ id }: { id: string }) => id)
  expect(rules).toEqual(['violation/format', 'warning/AL-10'])
  for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex]).toBe(ruleId)
})
