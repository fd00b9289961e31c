import { toJunit } from '../../checks/live/render/to-junit.js'
import { toMarkdown } from '../../checks/live/render/to-markdown.js'
import type { LiveReport } from '../../checks/live/report.js'
import { putFile } from '../executing/put-file.js'

type Render = (report: LiveReport, at: number) => string

const renderers: Readonly<Record<string, Render>> = {
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  xml: toJunit,
  md: toMarkdown,
}

const endOf = (file: string): string => /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? ''

/** Reads the name of a report's file; throws an `Error` where it does not say the form. */
export const readReportFile = (file: string): string => {
  if (Object.hasOwn(renderers, endOf(file))) return file
  throw new Error(`"${file}" does not say its form; let it end in .json, .xml or .md`)
}

/** Writes a report to a file, in the form that its name says. */
export const writeReport = (file: string, report: LiveReport, at: number): void => {
  putFile(file, renderers[endOf(file)]?.(report, at) ?? '')
}
