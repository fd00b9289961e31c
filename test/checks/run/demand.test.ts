import { expect, it } from 'vitest'
import { readDemand } from '../../../src/checks/run/demand.js'
import { reasonsIn } from '../../../src/checks/run/verdict.js'
import { aFinding, aRunReport, aUse } from './a-run-report.js'

it.each([
  ['violations', { kind: 'violations' }],
  ['beyond', { kind: 'beyond' }],
  ['uncovered<80%', { kind: 'uncovered', dimension: 'operations', least: 80 }],
  ['uncovered<12.5', { kind: 'uncovered', dimension: 'operations', least: 12.5 }],
  ['uncovered:statuses<50%', { kind: 'uncovered', dimension: 'statuses', least: 50 }],
])('reads %s', (text, demand) => {
  expect(readDemand(text)).toEqual(demand)
})

it.each([
  ['violation', /"violation" is not known; write violations or .*; did you mean "violations"\?/],
  ['uncovered', /says no share; write uncovered<80%/],
  ['uncovered<', /says no share/],
  ['uncovered<101%', /says no share/],
  ['uncovered:status<5%', /"status" is nothing that is counted; there are operations, .*; did you mean "statuses"\?/],
])('refuses %s, and says what would do', (text, message) => {
  expect(() => readDemand(text)).toThrow(message)
})

const says = (...asked: Parameters<typeof reasonsIn>) => reasonsIn(...asked).map((it) => it.says)

it('fails for nothing that was not demanded, and for nothing that was not there', () => {
  expect(reasonsIn(aRunReport({ findings: [aFinding()] }), [{ kind: 'warnings' }])).toEqual([])
  expect(reasonsIn(aRunReport(), [{ kind: 'violations' }])).toEqual([])
})

it('shows what gave cause, with who asked, and how much more there is', () => {
  const findings = Array.from({ length: 7 }, (_, at) => aFinding({ test: `test ${at}`, count: at + 1 }))
  const [reason] = reasonsIn(aRunReport({ findings }), [{ kind: 'violations' }])
  expect(reason?.says).toBe('The run fails on violations, and 28 requests gave cause:')
  expect(reason?.shows).toHaveLength(6)
  expect(reason?.shows[1]).toBe(
    'POST /v2/bookings 400  format: The body at /start must be a date  (test "test 1", 2 times)',
  )
  expect(reason?.shows[5]).toBe('and 2 more')
})

it('fails on a key that was left unused as on a warning', () => {
  const keys = [{ scenario: 'desk.yaml', name: 'spare', requests: 0 }]
  expect(reasonsIn(aRunReport({ keys }), [{ kind: 'warnings' }])).toEqual([
    {
      says: 'The run fails on warnings, and keys were left unused:',
      shows: ['The credential spare of the scenario desk.yaml was never used; use it, or take it out'],
    },
  ])
})

const half = aRunReport({
  coverage: { operations: [aUse({ calls: 1 }), aUse({ operationId: 'listBookings' })], refusals: {}, triggers: {} },
})

it.each([
  [50, []],
  [50.1, [expect.stringContaining('it met 50.0% of the operations (1 of 2), less than 50.1%; it never met:')]],
])('fails below a share of %s, not at it', (least, reasons) => {
  expect(says(half, [{ kind: 'uncovered', dimension: 'operations', least }])).toEqual(reasons)
})

it('counts the dimension that is named, and takes for met what has nothing to meet', () => {
  const [reason] = reasonsIn(half, [{ kind: 'uncovered', dimension: 'statuses', least: 1 }])
  expect(reason?.shows[0]).toBe('getMe 200')
  expect(reasonsIn(half, [{ kind: 'uncovered', dimension: 'triggers', least: 100 }])).toEqual([])
})
