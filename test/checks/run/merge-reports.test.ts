import { expect, it } from 'vitest'
import { mergeReports } from '../../../src/checks/run/merge-reports.js'
import { aFinding, aRunReport, aUse } from './a-run-report.js'

const coverage = (calls: number, more: object = {}) => ({
  operations: [aUse({ calls, statuses: { 200: calls, 401: 0 } })],
  ...{ refusals: { 'auth.missing': calls }, triggers: { BOOKING_PAID: 0 } },
  ...more,
})

it('adds what was counted, and spans the time of all', () => {
  const one = aRunReport({ requests: 2, deliveries: 1, coverage: coverage(2), ended: '2026-01-05T09:00:02.000Z' })
  const other = aRunReport({
    requests: 3,
    coverage: coverage(3),
    began: '2026-01-05T08:59:00.000Z',
    scenarios: ['limits'],
  })
  expect(mergeReports([one, other])).toMatchObject({
    ...{ requests: 5, deliveries: 1, parts: 2, scenarios: ['limits', 'personal'] },
    ...{ began: '2026-01-05T08:59:00.000Z', ended: '2026-01-05T09:00:02.000Z' },
    coverage: {
      operations: [{ operationId: 'getMe', calls: 5, statuses: { 200: 5, 401: 0 } }],
      ...{ refusals: { 'auth.missing': 5 }, triggers: { BOOKING_PAID: 0 } },
    },
  })
})

it('joins the same findings, and keeps others apart', () => {
  const findings = [aFinding(), aFinding({ test: 'books' })]
  const { findings: all, causes } = mergeReports([aRunReport({ findings }), aRunReport({ findings })])
  expect(all.map(({ test, count }) => [test, count])).toEqual([
    [undefined, 2],
    ['books', 2],
  ])
  expect(causes.violations).toBe(4)
})

it('keeps operations that only one of them served', () => {
  const other = aRunReport({ coverage: coverage(0, { operations: [aUse({ operationId: 'listBookings' })] }) })
  const { coverage: all } = mergeReports([aRunReport(), other])
  expect(all.operations.map(({ operationId }) => operationId)).toEqual(['getMe', 'listBookings'])
})

it('takes a key for used that one of them used, of the same scenario', () => {
  const key = (scenario: string, requests: number) => ({ keys: [{ scenario, name: 'owner', requests }] })
  const { keys } = mergeReports([aRunReport(key('a', 0)), aRunReport(key('a', 2)), aRunReport(key('b', 0))])
  expect(keys).toEqual([
    { scenario: 'a', name: 'owner', requests: 2 },
    { scenario: 'b', name: 'owner', requests: 0 },
  ])
})

it('bounds what it joins, and counts what had no room before', () => {
  const many = (from: number) =>
    aRunReport({
      findings: Array.from({ length: 600 }, (_, at) => aFinding({ test: `test ${from + at}` })),
      untold: { violations: 7, warnings: 0, refusals: 0, choices: 0, beyond: 0 },
    })
  const { findings, untold } = mergeReports([many(0), many(600)])
  expect([findings.length, untold.violations]).toEqual([1000, 214])
})

it('says the same whichever comes first, but for the order of findings', () => {
  const one = aRunReport({ requests: 1, findings: [aFinding({ count: 2 })] })
  const other = aRunReport({ requests: 4, findings: [aFinding()] })
  expect(mergeReports([one, other])).toEqual(mergeReports([other, one]))
})
