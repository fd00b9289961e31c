import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of a few blocks, in memory. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all the room that is left. */
  fill(): void
  /** Gives that room back. */
  empty(): void
  /** From now on nothing may be written; and back. */
  setReadOnly(isReadOnly: boolean): void
  [Symbol.dispose](): void
}

const mount = (...args: readonly string[]): void => void execFileSync('mount', args, { stdio: 'ignore' })

/** Mounts a disk of so many kilobytes; for the super-user on Linux alone. */
export const aSmallDisk = (kilobytes: number): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-mock-disk-'))
  mount('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'none', folder)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => fillUp(filler),
    empty: () => rmSync(filler, { force: true }),
    setReadOnly: (isReadOnly) => mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder),
    [Symbol.dispose]() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const fillUp = (file: string): void => {
  const opened = openSync(file, 'w')
  try {
    for (;;) writeSync(opened, Buffer.alloc(4096))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(opened)
  }
}

const tried = (): boolean => {
  try {
    aSmallDisk(64)[Symbol.dispose]()
    return true
  } catch {
    console.warn(
      'Disks cannot be mounted here, so that full and read-only ones are not tried; the super-user on Linux can',
    )
    return false
  }
}

/** Whether disks can be mounted here; says so where they cannot. */
export const canMount = tried()
