import { expect, it } from 'vitest'
import type { Answered } from '../../../src/checks/run/findings-in.js'
import { createRecorder, type RunGround } from '../../../src/checks/run/recorder.js'
import { contracts } from '../../../src/generated/contracts.js'

const ground: RunGround = {
  ...{ version: '0.1.0', scenario: 'personal', operations: contracts, keys: [] },
  refusals: ['auth.missing', 'booking.host_busy'],
}

const answered = (parts: Partial<Answered> = {}): Answered => ({
  ...{ method: 'GET', path: '/v2/bookings', operationId: 'listBookings', status: 200, caller: 'owner' },
  ...{ generation: 'current', version: undefined, violations: [], warnings: [], restsOn: [], why: undefined },
  ...{ refusedBy: undefined, fault: undefined, test: undefined, source: undefined, at: 0, milliseconds: 1 },
  ...{ params: {}, query: { take: 5 }, body: undefined, reply: {}, size: 0 },
  ...parts,
})

it('is complete after a hundred thousand requests, in no more room than after one', () => {
  const recorder = createRecorder()
  const [proper, warned] = [answered(), answered({ warnings: [{ message: 'mind this', id: 'AL-10' }] })]
  for (let at = 0; at < 100_000; at += 1) recorder.add(at % 10 > 0 ? proper : warned)
  const { requests, causes, findings, coverage } = recorder.report(ground)
  expect([requests, causes.warnings]).toEqual([100_000, 10_000])
  expect(findings).toEqual([expect.objectContaining({ rule: 'AL-10', count: 10_000 })])
  const use = coverage.operations.find((it) => it.operationId === 'listBookings')
  expect(use).toMatchObject({ calls: 100_000, statuses: { 200: 100_000 }, parameters: { 'query.take': 100_000 } })
})

it.each([
  ['a fault spoilt', { fault: 1 }],
  ['is synthetic', { synthetic: true }],
] as const)('counts nowhere an answer that %s, and tells of its request', (_what, parts) => {
  const recorder = createRecorder()
  const restsOn = ['BK-65'] as const
  recorder.add(answered({ ...parts, status: 401, refusedBy: 'auth.missing', restsOn }))
  const { requests, causes, coverage } = recorder.report(ground)
  expect([requests, causes.choices]).toEqual([1, 1])
  expect(coverage.operations.reduce((sum, { calls }) => sum + calls, 0)).toBe(0)
  expect(coverage.refusals).toEqual({ 'auth.missing': 0, 'booking.host_busy': 0 })
})

it('counts a delivery once it arrived', () => {
  const recorder = createRecorder()
  for (const state of ['pending', 'failed', 'delivered']) recorder.addDelivery({ trigger: 'BOOKING_PAID', state })
  const { deliveries, coverage } = recorder.report(ground)
  expect([deliveries, coverage.triggers['BOOKING_PAID']]).toEqual([1, 1])
})

it("names triggers in the product's word", () => {
  const recorder = createRecorder('acme')
  recorder.addDelivery({ trigger: 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW', state: 'delivered' })
  expect(recorder.report(ground).coverage.triggers).toMatchObject({ AFTER_HOSTS_ACME_VIDEO_NO_SHOW: 1 })
})
