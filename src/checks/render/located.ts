import type { RunFinding, SourceLine } from '../run/finding.js'
import type { RunReport } from '../run/run-report.js'

/** A finding that can be pointed at. */
export type LocatedFinding = RunFinding & { readonly source: SourceLine }

/** The violations and warnings whose line is known: those that somebody can mend, where he can. */
export const locatedFindings = ({ findings }: RunReport): readonly LocatedFinding[] =>
  findings.filter(isLocated).filter(({ kind }) => kind === 'violations' || kind === 'warnings')

const isLocated = (finding: RunFinding): finding is LocatedFinding => finding.source !== undefined
