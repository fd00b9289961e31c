/** One thing that is wrong with a scenario, and where; lines and columns count from 1. */
export interface ScenarioProblem {
  /** One sentence. */
  readonly message: string
  /** `eventTypes.intro.hosts[1].user`; empty for the file as a whole. */
  readonly path: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
}

/** A scenario that cannot be used, with everything that is wrong with it. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError'
  readonly problems: readonly ScenarioProblem[]

  constructor(subject: string, problems: readonly ScenarioProblem[]) {
    super([subject, ...problems.map((problem) => `  ${formatProblem(problem)}`)].join('\n'))
    this.problems = problems
  }
}

/** The problem on one line: `eventTypes.intro.hosts[1].user: no user "bem"; did you mean "ben"? (my.yaml:14:15)`. */
export const formatProblem = ({ message, path, file, line, column }: ScenarioProblem): string => {
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  return `${path === '' ? '' : `${path}: `}${message}${place === '' ? '' : ` (${place})`}`
}
