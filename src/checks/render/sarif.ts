import { pathToFileURL } from 'node:url'
import type { SourceLine } from '../run/finding.js'
import type { RunReport } from '../run/run-report.js'
import { detailLines } from './detail-lines.js'
import { type LocatedFinding, locatedFindings } from './located.js'

/** The findings with a file to point at, as a log of SARIF 2.1.0; files lie below the folder `%SRCROOT%`, the one we were called in. */
export const reportSarif = (report: RunReport): string => {
  const found = locatedFindings(report)
  const rules = [...new Set(found.map(ruleOf))].sort()
  const run = {
    tool: { driver: { name: 'svc-mock', version: report.version, rules: rules.map((id) => ({ id })) } },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true, startTimeUtc: report.began, endTimeUtc: report.ended }],
    results: found.map((finding) => toResult(finding, rules)),
  }
  return `${JSON.stringify({ version: '2.1.0', runs: [run] }, null, 1)}\n`
}

/** Rules of requests share their names with others. */
const ruleOf = ({ kind, rule }: LocatedFinding): string => `${kind === 'violations' ? 'violation' : 'warning'}/${rule}`

const toResult = (finding: LocatedFinding, rules: readonly string[]) => {
  const { kind, count, source } = finding
  return {
    ruleId: ruleOf(finding),
    ruleIndex: rules.indexOf(ruleOf(finding)),
    level: kind === 'violations' ? 'error' : 'warning',
    message: { text: detailLines(finding).join('\n') },
    occurrenceCount: count,
    locations: [
      {
        physicalLocation: {
          artifactLocation: locationOf(source),
          region: { startLine: source.line, startColumn: source.column },
        },
      },
    ],
  }
}

const locationOf = ({ file }: SourceLine) =>
  /^(?:\/|[A-Za-z]:)/.test(file)
    ? { uri: pathToFileURL(file).href }
    : { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' }
