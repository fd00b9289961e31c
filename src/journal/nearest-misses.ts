import { differences, type Filter } from './match.js'

/** An item that a filter did not match, and why. */
export interface NearMiss<T> {
  readonly item: T
  readonly differences: readonly string[]
}

/** The items that differ in the fewest places from what the filter asks; of equal ones the newest first. */
export const nearestMisses = <T>(filter: Filter<T>, items: readonly T[], most = 3): readonly NearMiss<T>[] =>
  items
    .map((item) => ({ item, differences: differences(filter, item) }))
    .filter((miss) => miss.differences.length > 0)
    .reverse()
    .sort((one, other) => one.differences.length - other.differences.length)
    .slice(0, most)
