import { constants } from 'node:fs'
import { access, readFile, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Claim, claimFile, type Held } from './claim.js'
import { toStateText } from './state-text.js'
import { reasonOf, StoreError } from './store-error.js'
import type { StoredState } from './stored-state.js'

/** A JSON file that keeps a state, written aside and renamed; it is one mock's alone until it is released. */
export interface StateFile {
  /** Whether there was a file when it was opened. */
  readonly exists: boolean
  /** What stands there, unchecked; null where there was none. */
  read(): Promise<StoredState | null>
  write(state: StoredState | null): Promise<void>
  release(): Promise<void>
}

/** Opens a file to keep a state in; throws a `StoreError` where it is none, or may not be written, or is another mock's. */
export const openStateFile = async (file: string): Promise<StateFile> => {
  const path = await targetOf(file).catch(cannotUse(file))
  const mode = await modeOf(path, file)
  await mustBeWritable(path, file, mode !== undefined)
  const claim = await claimed(path, file)
  const aside = join(dirname(path), `.${basename(path)}.tmp`)
  // A killed process may have left one.
  await rm(aside, { force: true }).catch(() => undefined)
  return {
    exists: mode !== undefined,
    read: () => (mode === undefined ? Promise.resolve(null) : readState(path, file)),
    write: async (state) => {
      if (state) await writeState(toStateText(state), { path, file, aside, mode })
    },
    release: () => claim.release(),
  }
}

/** Where links lead: what they lead to is to be replaced, not they. It need not be there. */
const targetOf = async (file: string): Promise<string> => {
  try {
    return await realpath(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const folder = await realpath(dirname(file))
  const path = join(folder, basename(file))
  const linked = await readlink(path).catch(() => undefined)
  return linked === undefined ? path : targetOf(resolve(folder, linked))
}

/** Rights of the file, which what takes its place is to have too; undefined where there is none. */
const modeOf = async (path: string, file: string): Promise<number | undefined> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw cannotUse(file)(error)
  })
  if (found === undefined || found.isFile()) return found && found.mode & 0o777
  const what = found.isDirectory() ? 'a folder' : 'no plain file'
  throw new StoreError(`Cannot keep the state in ${file}: it is ${what}; name a JSON file, which need not be there yet`)
}

/** The folder too: what is new is written beside the file, and takes its place. */
const mustBeWritable = async (path: string, file: string, exists: boolean): Promise<void> => {
  const { W_OK, X_OK } = constants
  if (exists) await access(path, W_OK).catch(cannotUse(file))
  await access(dirname(path), W_OK | X_OK).catch((error) => {
    throw new StoreError(
      `Cannot keep the state in ${file}: what is new is written beside it, and in its folder ${reasonOf(error)}; allow that, or name a file elsewhere`,
      error,
    )
  })
}

const cannotUse = (file: string) => (error: unknown) => {
  throw new StoreError(
    `Cannot keep the state in ${file}: ${reasonOf(error)}; nothing was changed, name a file that may be written to`,
    error,
  )
}

const claimed = async (path: string, file: string): Promise<Claim> => {
  const claim = await claimFile(path)
  if (!isHeld(claim)) return claim
  throw new StoreError(
    `${file} is in use by ${holder(claim)}, and each would undo what the other writes; close that one, or name another file`,
  )
}

const isHeld = (claim: Claim | Held): claim is Held => 'by' in claim

const holder = ({ by }: Held): string => {
  if (by === process.pid) return 'another mock of this process'
  return by === undefined ? 'another mock' : `another mock (process ${by})`
}

/** Whatever stands there, which nobody has checked. */
const readState = async (path: string, file: string): Promise<StoredState | null> => {
  const text = await readFile(path, 'utf8').catch(cannotUse(file))
  try {
    return JSON.parse(text)
  } catch (error) {
    const what = text.trim() === '' ? 'it is empty' : (error as Error).message
    throw new StoreError(
      `Cannot read the state in ${file}: ${what}; the file was left as it is; remove it to begin anew, or name another`,
    )
  }
}

interface Place {
  readonly path: string
  readonly file: string
  readonly aside: string
  readonly mode: number | undefined
}

const writeState = async (text: string, { path, file, aside, mode }: Place): Promise<void> => {
  try {
    await writeFile(aside, text, mode === undefined ? undefined : { mode })
    await putInPlace(aside, path)
  } catch (error) {
    // Half a state would take the room that the next one needs.
    await rm(aside, { force: true }).catch(() => undefined)
    throw new StoreError(`Cannot write the state to ${file}: ${reasonOf(error)}; it holds what was kept before`, error)
  }
}

const mostTries = 10

/** On Windows, whoever looks into a file holds up its replacement for a moment. */
const putInPlace = async (aside: string, path: string, tried = 1): Promise<void> => {
  try {
    await rename(aside, path)
  } catch (error) {
    if (process.platform !== 'win32' || tried >= mostTries) throw error
    await sleep(50)
    await putInPlace(aside, path, tried + 1)
  }
}
