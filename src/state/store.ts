import { existsSync } from 'node:fs'
import { Low, Memory } from 'lowdb'
import type { StoredState } from './stored-state.js'

/** The file cannot serve as a store; the message says why and what would do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** Where the world is kept: in memory, or in a file. */
export interface Store {
  /** What the file held when it was opened, unchecked; undefined where there was none. */
  readonly found: unknown
  /** Resolves when everything committed before the call is kept; rejects when that write failed. */
  flush(read: () => StoredState): Promise<void>
}

/** A store in memory, or in a JSON file that is written aside and renamed; throws a `StoreError` for a file that is no JSON. */
export const openStore = async (file: string | undefined): Promise<Store> => {
  if (file === undefined) return createStore(new Low<StoredState | null>(new Memory(), null))
  const { JSONFile } = await import('lowdb/node')
  const low = new Low<StoredState | null>(new JSONFile(file), null)
  await readFile(low, file)
  return createStore(low, existsSync(file) ? low.data : undefined)
}

const readFile = async (low: Low<StoredState | null>, file: string): Promise<void> => {
  try {
    await low.read()
  } catch (error) {
    throw new StoreError(`Cannot read the state in ${file}: ${(error as Error).message}; the file was left as it is`)
  }
}

/** At most one write runs; commits made meanwhile share the next. */
const createStore = (low: Low<StoredState | null>, found?: unknown): Store => {
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
    found,
    flush(read) {
      next ??= startNext(read)
      return next
    },
  }
}
