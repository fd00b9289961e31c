/** What the platform says when it has no room or no means left, in our words: nobody gave anything wrongly. */
const shortages: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'the file would be larger than this process may write',
  EIO: 'the disk failed',
  EMFILE: 'this process has too many files open',
  ENFILE: 'this machine has too many files open',
}

/** What it says where the file, or its folder, is none to be written to. */
const obstacles: Readonly<Record<string, string>> = {
  EACCES: 'it may not be written here',
  EPERM: 'it may not be written here',
  EROFS: 'the disk is mounted read-only',
  ENOENT: 'its folder is not there',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'there is a folder of that name',
  ELOOP: 'its links lead round in a circle',
  ENAMETOOLONG: 'its name is too long',
}

/** The file cannot serve as a store; the message says why and what would do. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  /** Whether the machine ran short of something, rather than that the file is the wrong one. */
  readonly isShortage: boolean

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.isShortage = Object.hasOwn(shortages, codeOf(cause))
  }
}

/** What the platform said of a file, in a few words without its path. */
export const reasonOf = (error: unknown): string => {
  const code = codeOf(error)
  const told = shortages[code] ?? obstacles[code]
  if (told !== undefined) return `${told} (${code})`
  return code === '' ? String(error) : code
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
