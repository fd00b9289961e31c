import { createTree, type Tree } from './tree.js'

/** The keys under which an index lists a thing; none leaves it out. */
export type IndexKeys<T> = (thing: T) => readonly string[]

/** What was there before a write; nothing where the id was new. */
interface Replaced<T> {
  readonly id: number | string
  readonly thing: T | undefined
}

interface Trees {
  readonly things: Tree<unknown>
  readonly indexes: readonly Tree<string>[]
}

const separator = '\u0000'
const afterSeparator = '\u0001'

/** Fixed-width text of a non-negative integer, so that text order is number order. */
export const padded = (value: number): string => String(value).padStart(16, '0')

const keyOf = (id: number | string): string => (typeof id === 'number' ? padded(id) : id)

/** Whether a key is among these; many of them are hashed first, so that a thing under 10,000 keys is reindexed in linear time. */
const membershipOf = (keys: readonly string[]): ((key: string) => boolean) => {
  if (keys.length < 16) return (key) => keys.includes(key)
  const hashed = new Set(keys)
  return (key) => hashed.has(key)
}

/**
 * Things of one kind by id, and by any number of named indexes, all copy-on-write.
 *
 * Things are replaced, never mutated. Between `begin` and `commit`, each write keeps what it replaced, for `rollback`.
 */
export class Collection<T extends { readonly id: number | string }, Index extends string = never> {
  #things: Tree<T> = createTree()
  #indexes: Tree<string>[]
  /** What the writes of the present transaction replaced, the latest last. */
  #replaced: Replaced<T>[] = []
  #inTransaction = false
  readonly #names: readonly string[]
  readonly #keys: readonly IndexKeys<T>[]

  constructor(indexes: Readonly<Record<Index, IndexKeys<T>>> = {} as Record<Index, IndexKeys<T>>) {
    this.#names = Object.keys(indexes)
    this.#keys = Object.values(indexes)
    this.#indexes = this.#names.map(() => createTree())
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
    for (const thing of this.by(index, key)) return thing
    return undefined
  }

  /** The last thing listed under this key, by id. */
  last(index: Index, key: number | string): T | undefined {
    const text = keyOf(key)
    for (const [found, id] of this.#tree(index).entriesReversed(text + afterSeparator))
      return found.startsWith(text + separator) ? this.#things.get(id) : undefined
    return undefined
  }

  /** The last key of an index with the id it ends in; undefined where the index is empty. */
  highestKey(index: Index): string | undefined {
    for (const [key] of this.#tree(index).entriesReversed()) return key
    return undefined
  }

  /** How many entries of an index lie between the two keys, both included. */
  count(index: Index, from: string, to: string): number {
    const end = to + afterSeparator
    let count = 0
    for (const [key] of this.#tree(index).entries(from + separator)) {
      if (key >= end) break
      count += 1
    }
    return count
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

  /** Adds the thing, or puts it in the place of the one with the same id. */
  save(thing: T): void {
    const id = keyOf(thing.id)
    const previous = this.#things.get(id)
    if (this.#inTransaction) this.#replaced.push({ id: thing.id, thing: previous })
    for (const [position, keys] of this.#keys.entries())
      this.#reindex(position, id, previous && keys(previous), keys(thing))
    this.#things.set(id, thing)
  }

  remove(id: number | string): void {
    const key = keyOf(id)
    const previous = this.#things.get(key)
    if (!previous) return
    if (this.#inTransaction) this.#replaced.push({ id, thing: previous })
    for (const [position, keys] of this.#keys.entries()) this.#reindex(position, key, keys(previous), [])
    this.#things.delete(key)
  }

  begin(): void {
    this.#inTransaction = true
  }

  /** Answers whether anything was written. */
  commit(): boolean {
    const changed = this.#replaced.length > 0
    this.#inTransaction = false
    if (changed) this.#replaced = []
    return changed
  }

  rollback(): void {
    const replaced = this.#replaced
    this.commit()
    for (const { id, thing } of replaced.reverse()) {
      if (thing) this.save(thing)
      else this.remove(id)
    }
  }

  /** The present content in constant time; `restore` takes it back, as often as you like. */
  snapshot(): Trees {
    return { things: this.#things.clone(), indexes: this.#indexes.map((tree) => tree.clone()) }
  }

  restore(snapshot: Trees): void {
    this.#things = snapshot.things.clone() as Tree<T>
    this.#indexes = snapshot.indexes.map((tree) => tree.clone())
  }

  #tree(index: Index): Tree<string> {
    const tree = this.#indexes[this.#names.indexOf(index)]
    if (!tree) throw new Error(`No index ${index}`)
    return tree
  }

  #reindex(position: number, id: string, before: readonly string[] = [], after: readonly string[]): void {
    const tree = this.#indexes[position]
    if (!tree) return
    const [had, has] = [membershipOf(before), membershipOf(after)]
    for (const key of before) if (!has(key)) tree.delete(key + separator + id)
    for (const key of after) if (!had(key)) tree.set(key + separator + id, id)
  }
}
