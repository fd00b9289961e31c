/** What torture begins from unless it is told otherwise. */
export const usualSeed = 20260105

/** What torture begins from: `SVC_MOCK_TORTURE_SEED`, or always the same. */
export const tortureSeed = Number(process.env['SVC_MOCK_TORTURE_SEED'] ?? usualSeed)

/** Chance from a seed: the same seed throws the same numbers, in the same order. */
export interface Dice {
  /** A whole number from 0 on, below `end`. */
  below(end: number): number
  /** A whole number from `from` on, below `end`. */
  within(from: number, end: number): number
  /** True as often as this share, from 0 to 1, says. */
  chance(share: number): boolean
  /** One of these; throws where there is none. */
  pick<T>(list: readonly T[]): T
  /** Those of these that fall to a share. */
  some<T>(list: readonly T[], share: number): readonly T[]
}

/** Dice of a seed: a counter, each of whose steps is stirred until no bit tells of its neighbours. */
export const createDice = (seed: number): Dice => {
  let counter = seed >>> 0
  const next = (): number => {
    counter = (counter + 0x9e3779b9) >>> 0
    let stirred = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad)
    stirred = Math.imul(stirred ^ (stirred >>> 15), 0x735a2d97)
    return ((stirred ^ (stirred >>> 15)) >>> 0) / 2 ** 32
  }
  const below = (end: number): number => Math.floor(next() * end)
  const chance = (share: number): boolean => next() < share
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick from')
    return list[below(list.length)] as T
  }
  return {
    below,
    chance,
    pick,
    within: (from, end) => from + below(end - from),
    some: (list, share) => list.filter(() => chance(share)),
  }
}
