import { Low, Memory } from 'lowdb'
import { StoreError } from './store-error.js'
import type { StoredState } from './stored-state.js'

/** Where the world is kept: in memory, or in a file. */
export interface Store {
  /** What the file held when it was opened, unchecked; undefined where there was none. */
  readonly found: unknown
  /** Resolves when everything committed before the call is kept; rejects with a `StoreError` when that write failed. */
  flush(read: () => StoredState): Promise<void>
  /** Lets go of the file once nothing is being written. */
  close(): Promise<void>
}

/** A store in memory, or in a JSON file that is written aside and renamed; throws a `StoreError` for a file that cannot be one. */
export const openStore = async (file: string | undefined): Promise<Store> => {
  if (file === undefined) return createStore(new Low<StoredState | null>(new Memory(), null), async () => undefined)
  if (file === '') throw new StoreError('The db file has no name; give the path of a JSON file, or leave it out')
  const { openStateFile } = await import('./state-file.js')
  const stateFile = await openStateFile(file)
  const low = new Low<StoredState | null>(stateFile, null)
  try {
    await low.read()
  } catch (error) {
    await stateFile.release()
    throw error
  }
  return createStore(low, stateFile.release, stateFile.exists ? low.data : undefined)
}

/** At most one write runs; commits made meanwhile share the next. */
const createStore = (low: Low<StoredState | null>, release: () => Promise<void>, found?: unknown): Store => {
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
    async close() {
      await (next ?? running)?.catch(() => undefined)
      await release()
    },
  }
}
