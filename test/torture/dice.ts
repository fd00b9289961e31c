/** What torture begins from: `SVC_MOCK_TORTURE_SEED`, or always the same. */
export const tortureSeed = Number(process.env['SVC_MOCK_TORTURE_SEED'] ?? 20260105)

/** Chance that comes out the same for the same seed. */
export interface Dice {
  /** A whole number from `from` on, below `below`. */
  within(from: number, below: number): number
  oneOf<T>(things: readonly [T, ...T[]]): T
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
  const within = (from: number, below: number): number => from + Math.floor(next() * (below - from))
  return { within, oneOf: (things) => things[within(0, things.length)] ?? things[0] }
}
