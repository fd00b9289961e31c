import type { RunReport } from './run-report.js'

/** A sentence for each credential of the user's own scenario that no request called by. */
export const unusedKeys = ({ keys }: Pick<RunReport, 'keys'>): readonly string[] =>
  keys
    .filter(({ requests }) => requests === 0)
    .map(
      ({ name, scenario }) =>
        `The credential ${name} of the scenario ${scenario} was never used; use it, or take it out`,
    )
