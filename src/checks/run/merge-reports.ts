import { findingKinds } from './finding.js'
import { GatheredFindings, type KindCounts, noFindings } from './gathered-findings.js'
import type { Counts, Coverage, KeyUse, OperationUse, RunReport } from './run-report.js'

/** One report of several runs, or of the parallel workers of one; whoever met something, all of them did. */
export const mergeReports = (reports: readonly [RunReport, ...RunReport[]]): RunReport => {
  const [{ version, product }] = reports
  const findings = new GatheredFindings()
  for (const finding of reports.flatMap((it) => it.findings)) findings.put(finding)
  const untold = sumOfKinds([findings.untold, ...reports.map((it) => it.untold)])
  return {
    ...{ format: 1, version, product },
    ...{ began: first(reports.map((it) => it.began)), ended: last(reports.map((it) => it.ended)) },
    parts: sum(reports.map((it) => it.parts)),
    scenarios: [...new Set(reports.flatMap((it) => it.scenarios))].sort(),
    requests: sum(reports.map((it) => it.requests)),
    deliveries: sum(reports.map((it) => it.deliveries)),
    ...{ causes: sumOfKinds(reports.map((it) => it.causes)), findings: findings.all(), untold },
    coverage: mergeCoverage(reports.map((it) => it.coverage)),
    keys: mergeKeys(reports.flatMap((it) => it.keys)),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, it) => total + it, 0)
/** ISO 8601 UTC sorts as it reads. */
const first = (moments: readonly string[]): string => [...moments].sort()[0] ?? ''
const last = (moments: readonly string[]): string => [...moments].sort().at(-1) ?? ''

const sumOfKinds = (counts: readonly Readonly<KindCounts>[]): KindCounts => {
  const total = noFindings()
  for (const kind of findingKinds) total[kind] = sum(counts.map((it) => it[kind]))
  return total
}

const mergeCoverage = (coverages: readonly Coverage[]): Coverage => ({
  operations: grouped(
    coverages.flatMap((it) => it.operations),
    ({ operationId }) => operationId,
  ).map(mergeUses),
  refusals: mergeCounts(coverages.map((it) => it.refusals)),
  triggers: mergeCounts(coverages.map((it) => it.triggers)),
})

const mergeUses = (uses: readonly [OperationUse, ...OperationUse[]]): OperationUse => ({
  ...uses[0],
  calls: sum(uses.map((it) => it.calls)),
  statuses: mergeCounts(uses.map((it) => it.statuses)),
  parameters: mergeCounts(uses.map((it) => it.parameters)),
  versions: mergeCounts(uses.map((it) => it.versions)),
  refusals: mergeCounts(uses.map((it) => it.refusals)),
})

const mergeKeys = (keys: readonly KeyUse[]): readonly KeyUse[] =>
  grouped(keys, ({ scenario, name }) => JSON.stringify([scenario, name])).map((uses) => ({
    ...uses[0],
    requests: sum(uses.map((it) => it.requests)),
  }))

const mergeCounts = (all: readonly Counts[]): Counts => {
  const merged = new Map<string, number>()
  for (const [name, count] of all.flatMap(Object.entries<number>)) merged.set(name, (merged.get(name) ?? 0) + count)
  return Object.fromEntries(merged)
}

/** What has the same key, in the order of each key's first. */
const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): readonly [T, ...T[]][] => {
  const groups = new Map<string, [T, ...T[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}
