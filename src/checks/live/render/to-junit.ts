import { type JunitCase, junitXml } from '../../render/junit.js'
import type { LiveFinding } from '../finding.js'
import type { CheckedOperation, LiveReport } from '../report.js'

/** A report as JUnit XML: each operation a case, each gap a case of its own that failed. */
export const toJunit = (report: LiveReport, at: number): string =>
  junitXml([
    {
      name: 'svc-mock check',
      at,
      cases: [...report.operations.flatMap((operation) => casesOf(operation, report)), ...leftovers(report)],
      properties: { target: report.target, seed: String(report.seed) },
    },
  ])

const casesOf = (operation: CheckedOperation, { gaps, knownGaps }: LiveReport): readonly JunitCase[] => {
  const { operationId: className, method, path, checks, skipped } = operation
  const isOwn = (finding: LiveFinding): boolean => finding.operationId === className
  const [fresh, known] = [gaps.filter(isOwn), knownGaps.filter(isOwn)]
  const whole = { name: `${method} ${path}`, className }
  if (checks === 0) return [{ ...whole, skipped: skipped ?? 'not reached' }]
  return [
    ...(fresh.length === 0 ? [whole] : []),
    ...fresh.map((gap): JunitCase => ({ name: nameOf(gap), className, failure: problemOf(gap) })),
    ...known.map((gap): JunitCase => ({ name: nameOf(gap), className, skipped: 'a known gap of the baseline' })),
  ]
}

const nameOf = ({ method, path, rule, place }: LiveFinding): string => `${method} ${path}: ${rule} ${place}`.trim()

const problemOf = ({ rule, document, mock, target, probe }: LiveFinding) => ({
  type: rule,
  message: `The documents say ${document}; the target answers ${target}`,
  text: [`document: ${document}`, `mock: ${mock ?? 'not comparable'}`, `target: ${target}`, `seen in: ${probe}`].join(
    '\n',
  ),
})

const leftovers = ({ tidied }: LiveReport): readonly JunitCase[] =>
  (tidied?.left ?? []).map(({ request, why }) => ({
    name: request,
    className: 'left behind',
    failure: { type: 'left-behind', message: why },
  }))
