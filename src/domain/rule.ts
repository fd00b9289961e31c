import type { AlternativeId } from '../generated/ledger.js'
import type { Failure } from './failure.js'

/** One rule about one thing: answers its refusal, or nothing where the subject passes. */
export interface Rule<Subject> {
  readonly name: string
  /** Set on rules that only some profile makes: elsewhere the finding is a warning. */
  readonly alternative?: AlternativeId
  check(subject: Subject): Failure | undefined
}

/** Says what becomes of an alternative's finding: refused, or noted as a warning. */
export type Judge = (alternative: AlternativeId, finding: Failure | undefined) => void

/** Holds the subject against the rules in their order; the first refusal is thrown. */
export const mustPass = <Subject>(rules: readonly Rule<Subject>[], subject: Subject, judge: Judge): void => {
  for (const rule of rules) {
    const finding = rule.check(subject)
    if (rule.alternative) judge(rule.alternative, finding)
    else if (finding) throw finding
  }
}
