import { didYouMean } from '../../domain/nearest-name.js'

const extensions = { json: 'json', xml: 'junit', html: 'html', md: 'markdown', sarif: 'sarif', txt: 'text' } as const

/** What a report can be written as; `github` is annotations and a job summary, and needs no file. */
export type ReportFormat = (typeof extensions)[keyof typeof extensions] | 'github'

/** One report that was asked for. */
export interface ReportTarget {
  readonly format: ReportFormat
  /** Undefined for what goes to the run that we are in. */
  readonly file: string | undefined
}

const formats: readonly ReportFormat[] = [...Object.values(extensions), 'github']

/** Reads `report.html`, `sarif:findings.json` or `github`; throws an `Error` that says what would do. */
export const readTarget = (text: string): ReportTarget => {
  if (text === 'github') return { format: 'github', file: undefined }
  const { name, rest } = /^(?<name>[a-z]{2,}):(?<rest>.*)$/s.exec(text)?.groups ?? {}
  if (name !== undefined && rest !== undefined) return inFile(readFormat(name), rest)
  return inFile(formatOf(text), text)
}

const inFile = (format: ReportFormat, file: string): ReportTarget => {
  if (format === 'github') throw new Error('github goes into no file; write github alone')
  if (file.trim() === '') throw new Error(`${format} needs a file; write ${format}:FILE`)
  return { format, file }
}

const readFormat = (name: string): ReportFormat => {
  const found = formats.find((it) => it === name)
  if (found) return found
  throw new Error(`"${name}" is no format; there are ${formats.join(', ')}${didYouMean(name, formats)}`)
}

const formatOf = (file: string): ReportFormat => {
  const extension = /\.(?<end>[A-Za-z]+)$/.exec(file)?.groups?.['end']?.toLowerCase() ?? ''
  const found = Object.entries(extensions).find(([end]) => end === extension)
  if (found) return found[1]
  const ends = Object.keys(extensions).map((end) => `.${end}`)
  throw new Error(
    `"${file}" does not say its format; let it end in ${ends.join(', ')}, or write FORMAT:FILE${didYouMean(`.${extension}`, ends)}`,
  )
}
