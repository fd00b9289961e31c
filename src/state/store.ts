import { existsSync } from 'node:fs'
import type { Low } from 'lowdb'
import type { WorldContent } from './world.js'

/** What `--db FILE` holds: the world, and what it is called by. */
export interface StoredState extends WorldContent {
  readonly format: 1
  /** Name of the scenario it began with. */
  readonly scenario: string
  readonly seed: number
  readonly keys: Readonly<Record<string, unknown>>
  readonly ids: Readonly<Record<string, number | string>>
}

/** The file cannot serve as a store; the message says why and what would do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** Where the world is kept: in memory, or in a file. */
export interface Store {
  /** What the file held when it was opened; undefined where there was none. */
  readonly found: StoredState | undefined
  /** Resolves when everything committed before the call is kept; rejects when that write failed. */
  flush(read: () => StoredState): Promise<void>
}

/** A store in memory, or in a JSON file that is written aside and renamed; throws a `StoreError` for a file that is none of ours. */
export const openStore = async (file: string | undefined): Promise<Store> => {
  const { Low, Memory } = await import('lowdb')
  if (file === undefined) return createStore(new Low<StoredState | null>(new Memory(), null))
  const { JSONFile } = await import('lowdb/node')
  const low = new Low<StoredState | null>(new JSONFile(file), null)
  await readFile(low, file)
  return createStore(low)
}

const readFile = async (low: Low<StoredState | null>, file: string): Promise<void> => {
  try {
    await low.read()
  } catch (error) {
    throw new StoreError(`Cannot read the state in ${file}: ${(error as Error).message}; the file was left as it is`)
  }
  if (isState(low.data) || (low.data === null && !existsSync(file))) return
  const format: unknown = (low.data as { format?: unknown } | null)?.format
  throw new StoreError(
    `${file} does not hold a state of this mock (format ${JSON.stringify(format)}, known is 1); the file was left as it is`,
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isState = (data: unknown): boolean =>
  isObject(data) &&
  data['format'] === 1 &&
  Number.isSafeInteger(data['seed']) &&
  [data['counters'], data['keys'], data['ids']].every(isObject) &&
  isThings(data['things'])

const isThings = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((things) => Array.isArray(things) && things.every(isThing))

const isThing = (thing: unknown): boolean => isObject(thing) && ['number', 'string'].includes(typeof thing['id'])

/** At most one write runs; commits made meanwhile share the next. */
const createStore = (low: Low<StoredState | null>): Store => {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const write = async (read: () => StoredState): Promise<void> => {
    low.data = read()
    await low.write()
  }
  const startNext = async (read: () => StoredState): Promise<void> => {
    await running?.catch(() => undefined)
    next = undefined
    running = write(read)
    return running
  }
  return {
    found: low.data ?? undefined,
    flush(read) {
      next ??= startNext(read)
      return next
    },
  }
}
