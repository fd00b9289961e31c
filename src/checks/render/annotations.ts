import { relative, resolve } from 'node:path'
import type { RunReport } from '../run/run-report.js'
import { detailLines } from './detail-lines.js'
import { type LocatedFinding, locatedFindings } from './located.js'

/** The findings with a file to point at, as workflow commands that annotate the lines; files are named from the repository's folder. */
export const annotationLines = (report: RunReport, repository: string): readonly string[] =>
  locatedFindings(report).map((finding) => annotation(finding, repository))

const annotation = (finding: LocatedFinding, repository: string): string => {
  const { kind, rule, source } = finding
  const properties = {
    file: relative(repository, resolve(source.file)).replaceAll('\\', '/'),
    ...{ line: source.line, col: source.column },
    title: `svc-mock: ${rule}`,
  }
  const told = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(String(value))}`)
  const command = kind === 'violations' ? 'error' : 'warning'
  return `::${command} ${told.join(',')}::${escapedData(detailLines(finding).join('\n'))}`
}

/** What would end a command, or begin another escape. */
const escapedData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapedProperty = (text: string): string => escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
