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
  let files: readonly string[] = []
  let content: string | undefined
  let timer: NodeJS.Timeout | undefined

  const look = async (): Promise<void> => {
    const found = await contentOf(files)
    if (found === content) return
    content = found
    changed()
  }
  const touched = (folder: string, name: string | null): void => {
    if (name !== null && !files.includes(join(folder, name))) return
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
    async follow(those) {
      files = those
      for (const file of files) open(dirname(file))
      content = await contentOf(files)
    },
    close() {
      clearTimeout(timer)
      for (const watcher of folders.values()) watcher.close()
    },
  }
}

const contentOf = async (files: readonly string[]): Promise<string> => {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => null)))
  return JSON.stringify(texts)
}
