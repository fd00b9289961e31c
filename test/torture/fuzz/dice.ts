/** Chance from a seed: the same seed throws the same numbers, in the same order. */
export interface Dice {
  /** A whole number from 0 up to, and not including, `end`. */
  below(end: number): number
  /** True as often as this share, from 0 to 1, says. */
  chance(share: number): boolean
  /** One of these; throws where there is none. */
  pick<T>(list: readonly T[]): T
  /** Those of these that fall to a share. */
  some<T>(list: readonly T[], share: number): readonly T[]
}

/** Dice that begin at a seed (the generator is a 32-bit Weyl sequence, mixed twice). */
export const createDice = (seed: number): Dice => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    const again = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((again ^ (again >>> 15)) >>> 0) / 2 ** 32
  }
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)]
    if (chosen === undefined && list.length === 0) throw new Error('There is nothing to pick from')
    return chosen as T
  }
  const chance = (share: number): boolean => next() < share
  return {
    below: (end) => Math.floor(next() * end),
    chance,
    pick,
    some: (list, share) => list.filter(() => chance(share)),
  }
}
