/** What one thing costs, in milliseconds a call. */
export interface Measured {
  readonly name: string
  readonly median: number
  /** The middle half of the rounds lies between these. */
  readonly low: number
  readonly high: number
  readonly rounds: number
  /** Milliseconds it may take; null for what is measured for comparison. */
  readonly target: number | null
  /** How many times the first subject's median. */
  readonly ratio: number
}

/** Something to be measured. */
export interface Subject {
  readonly name: string
  readonly target?: number
  /** Calls in one round: enough that the clock can tell. */
  readonly calls: number
  /** Puts things back before a round; not measured. */
  prepare?(): void
  call(): unknown
}

const warmUpRounds = 3

/**
 * Measures several subjects side by side, a round of each in turn, so that whatever else the machine does hits all of them alike.
 *
 * One number is taken per round: the mean of its calls.
 */
export const measure = (subjects: readonly Subject[], rounds: number): readonly Measured[] => {
  const taken = subjects.map((): number[] => [])
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const [position, subject] of subjects.entries()) {
      const time = timeOf(subject)
      if (round >= 0) taken[position]?.push(time)
    }
  }
  const medians = taken.map((times) => quantile(times, 0.5))
  return subjects.map(({ name, target = null }, position) => {
    const times = taken[position] ?? []
    const median = quantile(times, 0.5)
    const spread = { low: quantile(times, 0.25), high: quantile(times, 0.75) }
    return { name, target, median, ...spread, rounds, ratio: median / (medians[0] ?? median) }
  })
}

const timeOf = (subject: Subject): number => {
  subject.prepare?.()
  const began = performance.now()
  for (let count = 0; count < subject.calls; count++) subject.call()
  return (performance.now() - began) / subject.calls
}

const quantile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
