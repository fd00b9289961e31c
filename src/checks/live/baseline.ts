import type { LiveFinding } from './finding.js'

/** A gap that is known, and fails no run. */
export interface KnownGap {
  /** Stands for the finding: operation, form, rule, place. */
  readonly key: string
  readonly document: string
  readonly target: string
}

/** The file of known gaps. */
export interface Baseline {
  readonly format: 1
  readonly gaps: readonly KnownGap[]
}

/** What a baseline makes of the gaps of a run. */
export interface Compared {
  readonly fresh: readonly LiveFinding[]
  readonly known: readonly LiveFinding[]
  /** Known gaps that are no longer there, of operations that this run has asked. */
  readonly gone: readonly KnownGap[]
}

/** The gaps of a run held against those that are known. */
export const compareWith = (
  baseline: Baseline | undefined,
  gaps: readonly LiveFinding[],
  asked: ReadonlySet<string>,
): Compared => {
  const keys = new Set(baseline?.gaps.map(({ key }) => key))
  const found = new Set(gaps.map(({ key }) => key))
  return {
    fresh: gaps.filter(({ key }) => !keys.has(key)),
    known: gaps.filter(({ key }) => keys.has(key)),
    gone: (baseline?.gaps ?? []).filter(({ key }) => !found.has(key) && asked.has(operationIn(key))),
  }
}

const operationIn = (key: string): string => key.split(' ', 1)[0] ?? ''

/** The baseline of a run: its gaps, and what was known of operations that it has not asked. */
export const toBaseline = (
  gaps: readonly LiveFinding[],
  before: Baseline | undefined,
  asked: ReadonlySet<string>,
): Baseline => {
  const kept = (before?.gaps ?? []).filter(({ key }) => !asked.has(operationIn(key)))
  const found = gaps.map(({ key, document, target }) => ({ key, document, target }))
  return { format: 1, gaps: [...kept, ...found].sort((a, b) => (a.key < b.key ? -1 : 1)) }
}

/** Whether a value is a baseline. */
export const isBaseline = (value: unknown): value is Baseline => {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'format') !== 1) return false
  const gaps: unknown = Reflect.get(value, 'gaps')
  return (
    Array.isArray(gaps) &&
    gaps.every((gap: unknown) => typeof gap === 'object' && gap !== null && typeof Reflect.get(gap, 'key') === 'string')
  )
}
