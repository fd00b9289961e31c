import type { RunFinding } from '../../../src/checks/run/finding.js'
import { noFindings } from '../../../src/checks/run/gathered-findings.js'
import type { OperationUse, RunReport } from '../../../src/checks/run/run-report.js'

/** A finding of one request: a booking whose start is no date. */
export const aFinding = (parts: Partial<RunFinding> = {}): RunFinding => ({
  ...{ kind: 'violations', rule: 'format', in: 'body', pointer: '/start', expected: 'must be a date' },
  ...{ message: 'The body at /start must be a date', restsOn: ['BK-01'], count: 1 },
  ...{ operationId: 'createBooking', method: 'POST', path: '/v2/bookings', status: 400 },
  ...parts,
})

/** What was met of one operation. */
export const aUse = (parts: Partial<OperationUse> = {}): OperationUse => ({
  ...{ operationId: 'getMe', method: 'GET', path: '/v2/me', provenance: 'beyond', calls: 0 },
  ...{ statuses: { 200: 0, 401: 0 }, parameters: {}, versions: {}, refusals: {} },
  ...parts,
})

/** The report of a run in which nothing happened; its causes are those of its findings. */
export const aRunReport = (parts: Partial<RunReport> = {}): RunReport => {
  const causes = noFindings()
  for (const { kind, count } of parts.findings ?? []) causes[kind] += count
  return {
    ...{ format: 1, version: '0.1.0', began: '2026-01-05T09:00:00.000Z', ended: '2026-01-05T09:00:01.000Z', parts: 1 },
    ...{ product: 'svc', scenarios: ['personal'], requests: 0, deliveries: 0, causes, findings: [] },
    ...{ untold: noFindings(), coverage: { operations: [aUse()], refusals: {}, triggers: {} }, keys: [] },
    ...parts,
  }
}
