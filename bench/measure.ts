/** Something to be measured. */
export interface Subject {
  readonly name: string
  /** Calls in one round: enough that the clock can tell. */
  readonly calls: number
  /** Puts things back before a round; not measured. */
  prepare?(): void
  call(): unknown
}

const warmUpRounds = 3

/**
 * Milliseconds that a call of each subject takes, by subject and round: the mean of a round's calls.
 *
 * They are measured side by side, a round of each in turn, so that whatever else the machine does hits all of them alike.
 */
export const measure = (subjects: readonly Subject[], rounds: number): readonly (readonly number[])[] => {
  const taken = subjects.map((): number[] => [])
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const [position, subject] of subjects.entries()) {
      const time = timeOf(subject)
      if (round >= 0) taken[position]?.push(time)
    }
  }
  return taken
}

const timeOf = (subject: Subject): number => {
  subject.prepare?.()
  const began = performance.now()
  for (let count = 0; count < subject.calls; count++) subject.call()
  return (performance.now() - began) / subject.calls
}
