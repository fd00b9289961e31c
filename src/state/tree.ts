import sortedBTree from 'sorted-btree'

/** A copy-on-write B+ tree with string keys: clones in constant time, iterates in key order. */
export interface Tree<V> {
  readonly size: number
  get(key: string): V | undefined
  set(key: string, value: V): unknown
  delete(key: string): boolean
  clone(): Tree<V>
  /** Pairs with `from <= key`, ascending, until the consumer stops. */
  entries(from?: string): IterableIterator<[string, V]>
  getPairOrNextHigher(key: string): [string, V] | undefined
  getPairOrNextLower(key: string): [string, V] | undefined
  /** The pair before this key; without one, the last pair. */
  nextLowerPair(key: string | undefined): [string, V] | undefined
  /** Shows the pairs of a range, and answers how many they are. */
  forRange(low: string, high: string, includesHigh: boolean, onFound?: (key: string, value: V) => void): number
}

/** Node and bundlers hand a CommonJS module over whole, vitest its default export. */
const BTree = 'default' in sortedBTree ? sortedBTree.default : (sortedBTree as typeof import('sorted-btree')['default'])
const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The only place that knows which tree library the state is kept in. */
export const createTree = <V>(): Tree<V> => new BTree<string, V>(undefined, byCodeUnit) as unknown as Tree<V>
