/** What one figure must come to. */
export type Target = { readonly atLeast: number } | { readonly atMost: number }

/** One ratio between what was measured and what it was measured against, taken in the same run. */
export interface Figure {
  readonly name: string
  readonly against: string
  /** The median of the rounds' ratios. */
  readonly ratio: number
  /** The middle half of the rounds lies between these. */
  readonly low: number
  readonly high: number
  readonly rounds: number
  readonly target?: Target
  /** Set where more is better, and no target says so. */
  readonly isMoreBetter?: true
  /** What was measured, in its own unit. */
  readonly detail: string
}

/** A pair of measurements that belong together: one round. */
export interface Round {
  readonly ours: number
  readonly theirs: number
}

/** The figure that rounds come to; `unit` says what they measured. */
export const figureOf = (
  { unit, ...what }: Pick<Figure, 'name' | 'against' | 'target' | 'isMoreBetter'> & { readonly unit: string },
  rounds: readonly Round[],
): Figure => {
  const ratios = rounds.map(({ ours, theirs }) => ours / theirs)
  const middle = (pick: (round: Round) => number): string => rounded(quantile(rounds.map(pick), 0.5))
  return {
    ...what,
    ...{ ratio: quantile(ratios, 0.5), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) },
    rounds: rounds.length,
    detail: `${middle(({ ours }) => ours)} to ${middle(({ theirs }) => theirs)} ${unit}`,
  }
}

/** The first of two subjects against the second. */
export const comparedFigure = (
  [ours, theirs]: readonly { readonly name: string }[],
  [ourTimes = [], theirTimes = []]: readonly (readonly number[])[],
  target?: Target,
): Figure =>
  figureOf(
    { name: ours?.name ?? '', against: theirs?.name ?? '', unit: 'ms', ...(target && { target }) },
    ourTimes.map((time, round) => ({ ours: time, theirs: theirTimes[round] ?? Number.NaN })),
  )

/** The value below which that share of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Whether a figure is what it must be; undefined where nothing is asked of it. */
export const isMet = ({ ratio, target }: Figure): boolean | undefined => {
  if (!target) return undefined
  return 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost
}

/** By what factor a figure is worse than the same one of another run; below 1 it is better. */
export const worsened = (now: Figure, before: Figure): number => {
  const isMoreBetter = now.target ? 'atLeast' in now.target : now.isMoreBetter
  return isMoreBetter ? before.ratio / now.ratio : now.ratio / before.ratio
}

const rounded = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))
