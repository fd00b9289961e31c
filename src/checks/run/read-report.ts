import schema from '../report.schema.json' with { type: 'json' }
import type { RunReport } from './run-report.js'

/** A text that is no report: one sentence that says what is wrong with it. */
export class ReportError extends Error {
  override readonly name = 'ReportError'
}

/** Reads a report in JSON; rejects with a `ReportError` for what is none, or of a format that is not known here. */
export const readReport = async (text: string): Promise<RunReport> => {
  const value = parsed(text)
  const format = typeof value === 'object' && value !== null ? Reflect.get(value, 'format') : undefined
  if (format !== 1) throw new ReportError('it is no report of a run, whose "format" would be 1')
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  const { default: formats } = await import('ajv-formats')
  const ajv = new Ajv2020({ strict: true })
  formats.default(ajv)
  const isReport = ajv.compile<RunReport>(schema)
  if (isReport(value)) return value
  const [first] = isReport.errors ?? []
  throw new ReportError(`${first?.instancePath || 'the report'} ${first?.message}`)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ReportError(`it is no JSON: ${(error as Error).message}`)
  }
}
