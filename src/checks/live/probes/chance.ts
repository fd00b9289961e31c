/** Chance that is the same for the same seed. */
export interface Chance {
  /** A whole number from 0 up to, and without, `below`. */
  whole(below: number): number
  pick<T>(values: readonly T[]): T | undefined
  /** So many of the values, in their order. */
  some<T>(values: readonly T[], count: number): readonly T[]
}

/** A source of chance; `name` keeps what is drawn for one thing apart from what is drawn for others. */
export const createChance = (seed: number, name: string): Chance => {
  let state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), seed ^ 0x811c9dc5)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    const once = Math.imul(state ^ (state >>> 15), state | 1)
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61))
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number): number => Math.floor(next() * below)
  return {
    whole,
    pick: (values) => values[whole(values.length)],
    some: (values, count) => {
      const drawn = values.map((value, at) => ({ value, at, order: next() })).sort((a, b) => a.order - b.order)
      return drawn
        .slice(0, count)
        .sort((a, b) => a.at - b.at)
        .map(({ value }) => value)
    },
  }
}
