import { dimensionsOf, shownPercent } from '../run/dimensions.js'
import { type FindingKind, findingKinds, type RunFinding } from '../run/finding.js'
import type { RunReport } from '../run/run-report.js'
import { unusedKeys } from '../run/unused-keys.js'
import { counted } from '../run/verdict.js'
import { detailLines } from './detail-lines.js'
import { type JunitCase, type JunitProblem, type JunitSuite, junitXml } from './junit.js'

/** The report as JUnit XML: a suite for each kind of findings, each finding a case that fails where its kind does; by default violations alone. */
export const reportJunit = (report: RunReport, failing: readonly FindingKind[] = ['violations']): string =>
  junitXml([
    ...findingKinds.map((kind) => findingSuite(report, { kind, fails: failing.includes(kind) })),
    coverageSuite(report),
  ])

interface Treated {
  readonly kind: FindingKind
  readonly fails: boolean
}

const findingSuite = (report: RunReport, { kind, fails }: Treated): JunitSuite => {
  const found = report.findings.filter((it) => it.kind === kind)
  const unused = kind === 'warnings' ? unusedKeys(report) : []
  const told = [...found.map(toldFinding), ...unused.map(toldKey), ...toldRest(report, kind)]
  const cases = told.map(({ problem, ...it }): JunitCase => (fails ? { ...it, failure: problem } : it))
  return {
    name: `svc-mock ${kind}`,
    at: Date.parse(report.began),
    cases: cases.length > 0 ? cases : [{ name: `no ${kind} in ${counted(report.requests, 'request')}` }],
    properties: { requests: String(report.requests), product: report.product, version: report.version },
    told: told.map(({ problem }) => problem.text ?? problem.message).join('\n\n'),
  }
}

type Told = JunitCase & { readonly problem: JunitProblem }

const toldFinding = (finding: RunFinding): Told => {
  const { rule, message, method, path, operationId = `${method} ${path}`, test } = finding
  const name = [rule, finding.in && `${finding.in}${finding.pointer}`, test].filter(Boolean).join(' ')
  return { name, className: operationId, problem: { type: rule, message, text: detailLines(finding).join('\n') } }
}

const toldKey = (message: string): Told => ({
  ...{ name: message, className: 'credentials' },
  problem: { type: 'key.unused', message },
})

const toldRest = ({ untold }: RunReport, kind: FindingKind): readonly Told[] => {
  const message = `${counted(untold[kind], 'further finding')} for which there was no room`
  return untold[kind] === 0 ? [] : [{ name: message, problem: { type: 'untold', message } }]
}

const coverageSuite = (report: RunReport): JunitSuite => ({
  name: 'svc-mock coverage',
  at: Date.parse(report.began),
  cases: dimensionsOf(report).map((it) => ({ name: `${it.name}: ${it.met} of ${it.all} (${shownPercent(it)})` })),
})
