import type { Transaction } from './transaction.js'
import { createTree, type Tree } from './tree.js'

/** The keys under which an index lists a thing; none leaves it out. */
export type IndexKeys<T> = (thing: T) => readonly string[]

interface Trees {
  readonly things: Tree<unknown>
  readonly indexes: (Tree<string> | undefined)[]
  /** Indexes that somebody who began here asked only once he had written: they are made for the next who begins here, and stay. */
  readonly wanted: Set<number>
}

/** What a tree answers that has no such pair. */
const nothing: readonly [string, string] = ['', '']

const separator = '\u0000'
const afterSeparator = '\u0001'

/** Text of a non-negative integer, led by how long it is, so that text order is number order. */
export const numberKey = (value: number): string => {
  const digits = String(value)
  return `${lengthMarks[digits.length]}${digits}`
}

const lengthMarks = '-abcdefghijklmnopqrstuvwxyz'

const keyOf = (id: number | string): string => (typeof id === 'number' ? numberKey(id) : id)

/** The keys that are not among the others; many of those are hashed first, so that a thing under 10,000 keys is reindexed in linear time. */
const without = (keys: readonly string[], others: readonly string[]): readonly string[] => {
  if (others.length === 0) return keys
  const hashed = others.length < 16 ? undefined : new Set(others)
  return keys.filter((key) => !(hashed ? hashed.has(key) : others.includes(key)))
}

const none: readonly string[] = []

/**
 * Things of one kind by id, and by any number of named indexes, all copy-on-write.
 *
 * Things are replaced, never mutated. The transaction is told of each write what it replaced.
 * An index is made when it is first asked, and kept up from then on: most writes are followed by questions to a few of them.
 */
export class Collection<T extends { readonly id: number | string }, Index extends string = never> {
  #things: Tree<T> = createTree()
  #indexes: (Tree<string> | undefined)[]
  /** The snapshot that all this began with, and whether it still holds just what is here: then an index that is made is the snapshot's too. */
  #origin: Trees | undefined
  #isUntouched = false
  #transaction: Transaction | undefined
  readonly #names: readonly string[]
  readonly #keys: readonly IndexKeys<T>[]

  constructor(indexes: Readonly<Record<Index, IndexKeys<T>>> = {} as Record<Index, IndexKeys<T>>) {
    this.#names = Object.keys(indexes)
    this.#keys = Object.values(indexes)
    this.#indexes = this.#names.map(() => undefined)
  }

  /** From now on its writes are part of this transaction. */
  join(transaction: Transaction): void {
    this.#transaction = transaction
  }

  get size(): number {
    return this.#things.size
  }

  get(id: number | string): T | undefined {
    return this.#things.get(keyOf(id))
  }

  /** Everything, by id. */
  *all(): IterableIterator<T> {
    for (const [, thing] of this.#things.entries()) yield thing
  }

  /** Things with this id or a higher one, by id. */
  *from(id: T['id']): IterableIterator<T> {
    for (const [, thing] of this.#things.entries(keyOf(id))) yield thing
  }

  /** Things listed under exactly this key of an index, by id. */
  *by(index: Index, key: number | string): IterableIterator<T> {
    const prefix = keyOf(key) + separator
    for (const [found, id] of this.#tree(index).entries(prefix)) {
      if (!found.startsWith(prefix)) return
      const thing = found.length === prefix.length + id.length ? this.#things.get(id) : undefined
      if (thing) yield thing
    }
  }

  /** The first thing listed under this key. */
  first(index: Index, key: number | string): T | undefined {
    const prefix = keyOf(key) + separator
    const [found, id] = this.#tree(index).getPairOrNextHigher(prefix) ?? nothing
    if (!found.startsWith(prefix)) return undefined
    if (found.length === prefix.length + id.length) return this.#things.get(id)
    for (const thing of this.by(index, key)) return thing
    return undefined
  }

  /** The last thing listed under this key, by id. */
  last(index: Index, key: number | string): T | undefined {
    const text = keyOf(key)
    const [found, id] = this.#tree(index).getPairOrNextLower(text + afterSeparator) ?? nothing
    return found.startsWith(text + separator) ? this.#things.get(id) : undefined
  }

  /** The thing with the highest key of an index. */
  highest(index: Index): T | undefined {
    const [, id] = this.#tree(index).nextLowerPair(undefined) ?? nothing
    return this.#things.get(id)
  }

  /** How many entries of an index lie between the two keys, both included. */
  count(index: Index, from: string, to: string): number {
    return this.#tree(index).forRange(from + separator, to + afterSeparator, false)
  }

  /** Things whose index key lies between the two, both included, in key order. */
  *range(index: Index, from: string, to: string): IterableIterator<T> {
    const end = to + afterSeparator
    for (const [key, id] of this.#tree(index).entries(from + separator)) {
      if (key >= end) return
      const thing = this.#things.get(id)
      if (thing) yield thing
    }
  }

  /** The same at once: where few are there, the cheaper way to read them all. */
  between(index: Index, from: string, to: string): T[] {
    const found: T[] = []
    this.#tree(index).forRange(from + separator, to + afterSeparator, false, (_key, id) => {
      const thing = this.#things.get(id)
      if (thing) found.push(thing)
    })
    return found
  }

  /** Adds the thing, or puts it in the place of the one with the same id. */
  save(thing: T): void {
    const id = keyOf(thing.id)
    const previous = this.#things.get(id)
    this.#transaction?.note(() => (previous ? this.save(previous) : this.remove(thing.id)))
    this.#reindex(id, previous, thing)
    this.#things.set(id, thing)
  }

  remove(id: number | string): void {
    const key = keyOf(id)
    const previous = this.#things.get(key)
    if (!previous) return
    this.#transaction?.note(() => this.save(previous))
    this.#reindex(key, previous, undefined)
    this.#things.delete(key)
  }

  /** The present content in constant time; `restore` takes it back, as often as you like. */
  snapshot(): Trees {
    const indexes = this.#indexes.map((tree) => tree?.clone())
    this.#origin = { things: this.#things.clone(), indexes, wanted: new Set() }
    this.#isUntouched = true
    return this.#origin
  }

  restore(snapshot: Trees): void {
    this.#things = snapshot.things.clone() as Tree<T>
    this.#indexes = snapshot.indexes.map((tree) => tree?.clone())
    this.#origin = snapshot
    this.#isUntouched = true
    for (const position of snapshot.wanted) if (!this.#indexes[position]) this.#made(position)
  }

  #tree(index: Index): Tree<string> {
    const position = this.#names.indexOf(index)
    return this.#indexes[position] ?? this.#made(position)
  }

  #made(position: number): Tree<string> {
    const keys = this.#keys[position]
    if (!keys) throw new Error('There is no such index')
    const tree = createTree<string>()
    for (const [id, thing] of this.#things.entries()) rekey(tree, id, { had: none, has: keys(thing) })
    this.#indexes[position] = tree
    if (!this.#isUntouched) this.#origin?.wanted.add(position)
    else if (this.#origin) this.#origin.indexes[position] = tree.clone()
    return tree
  }

  #reindex(id: string, before: T | undefined, after: T | undefined): void {
    this.#isUntouched = false
    for (let position = 0; position < this.#keys.length; position++) {
      const [tree, keys] = [this.#indexes[position], this.#keys[position]]
      if (tree && keys) rekey(tree, id, { had: before ? keys(before) : none, has: after ? keys(after) : none })
    }
  }
}

interface Rekeyed {
  readonly had: readonly string[]
  readonly has: readonly string[]
}

const rekey = (tree: Tree<string>, id: string, { had, has }: Rekeyed): void => {
  for (const key of without(had, has)) tree.delete(key + separator + id)
  for (const key of without(has, had)) tree.set(key + separator + id, id)
}
