import { type FSWatcher, watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Watches files until it is closed. */
export interface FileWatch {
  /** From now on these files. */
  follow(files: readonly string[]): Promise<void>
  close(): void
}

/** Editors write in several steps; milliseconds of quiet after which a file is read. */
const quiet = 40

/**
 * Calls back when the content of one of the files has changed.
 *
 * It is their folders that are watched, since editors put a new file in the place of the old one.
 */
export const watchFiles = (changed: () => void): FileWatch => {
  const folders = new Map<string, FSWatcher>()
  /** What each file held when it was last looked at. */
  let contents: ReadonlyMap<string, string | null> = new Map()
  let timer: NodeJS.Timeout | undefined

  const look = async (): Promise<void> => {
    const before = contents
    contents = await contentsOf([...before.keys()])
    if ([...contents].some(([file, text]) => before.get(file) !== text)) changed()
  }
  const touched = (folder: string, name: string | null): void => {
    if (name !== null && !contents.has(join(folder, name))) return
    clearTimeout(timer)
    timer = setTimeout(look, quiet)
  }
  const open = (folder: string): void => {
    if (folders.has(folder)) return
    const watcher = watch(folder, (_event, name) => touched(folder, name))
    folders.set(
      folder,
      watcher.on('error', () => watcher.close()),
    )
  }
  return {
    async follow(files) {
      for (const file of files) open(dirname(file))
      // What is followed already keeps what was seen: a change since then is still to be told.
      const added = await contentsOf(files.filter((file) => !contents.has(file)))
      contents = new Map(files.map((file) => [file, contents.get(file) ?? added.get(file) ?? null]))
    },
    close() {
      clearTimeout(timer)
      for (const watcher of folders.values()) watcher.close()
    },
  }
}

const contentsOf = async (files: readonly string[]): Promise<ReadonlyMap<string, string | null>> =>
  new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8').catch(() => null)] as const)))
