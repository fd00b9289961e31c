/** One thing that is wrong with a document, and where; lines and columns count from 1. */
export interface DocumentProblem {
  /** One sentence. */
  readonly message: string
  readonly file?: string | undefined
  readonly line?: number
  readonly column?: number
}

/** A document that cannot be used, with everything that is wrong with it. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly problems: readonly DocumentProblem[]

  constructor(subject: string, problems: readonly DocumentProblem[]) {
    super([`Cannot use ${subject}`, ...problems.map((problem) => `  ${problemLine(problem)}`)].join('\n'))
    this.problems = problems
  }
}

/** The problem on a line that editors find their way by: `api.yaml:14:15: the reference … leads nowhere`. */
export const problemLine = ({ message, file, line, column }: DocumentProblem): string => {
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  return place === '' ? message : `${place}: ${message}`
}
