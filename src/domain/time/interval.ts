/** A stretch of time [from, to), milliseconds since the epoch. Lists of them are sorted and do not overlap, unless said otherwise. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** All of time. */
export const always: Interval = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** What any of the stretches covers, given in any order; those that touch become one. */
export const union = (intervals: readonly Interval[]): readonly Interval[] => {
  const merged: Interval[] = []
  for (const next of [...intervals].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (next.to <= next.from) continue
    if (last === undefined || next.from > last.to) merged.push(next)
    else if (next.to > last.to) merged[merged.length - 1] = { from: last.from, to: next.to }
  }
  return merged
}

/** What both lists cover. Stretches of one list that touch stay apart. */
export const intersect = (some: readonly Interval[], others: readonly Interval[]): readonly Interval[] => {
  const common: Interval[] = []
  let [at, beside] = [0, 0]
  while (at < some.length && beside < others.length) {
    const [one, other] = [some[at], others[beside]]
    if (!one || !other) break
    const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
    if (from < to) common.push({ from, to })
    if (one.to < other.to) at += 1
    else beside += 1
  }
  return common
}

/** What the first list covers and the second does not; the second may overlap itself, in any order. */
export const subtract = (some: readonly Interval[], taken: readonly Interval[]): readonly Interval[] => {
  const gaps: Interval[] = []
  let { from } = always
  for (const next of union(taken)) {
    if (from < next.from) gaps.push({ from, to: next.from })
    from = next.to
  }
  return intersect(some, [...gaps, { from, to: always.to }])
}
