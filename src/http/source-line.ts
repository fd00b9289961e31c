import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A place in a file of the user's. */
export interface SourceLine {
  /** From the working folder, with slashes; absolute where it lies outside. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Client libraries may lie between a request and whoever meant it. */
const mostFrames = 30

/** Notes where a function of ours was called; which line that was is found out when it is asked for. */
export const noteCaller = (called: (...given: never[]) => unknown): (() => SourceLine | undefined) => {
  const noted: { stack?: string } = {}
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = mostFrames
  Error.captureStackTrace(noted, called)
  Error.stackTraceLimit = limit
  return () => callerIn(noted.stack ?? '')
}

/** The first line of a stack that is neither ours, nor the platform's, nor of an installed package. */
export const callerIn = (stack: string): SourceLine | undefined => {
  for (const frame of stack.split('\n')) {
    const place = placeIn(frame)
    if (place && !isForeign(place.file)) return { ...place, file: shortened(place.file) }
  }
  return undefined
}

const frameEnd =
  /(?:\(|at (?:async )?)(?<file>(?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^()?]*)(?:\?[^():]*)?:(?<line>\d+):(?<column>\d+)\)?$/

const placeIn = (frame: string): SourceLine | undefined => {
  const { file, line, column } = frameEnd.exec(frame)?.groups ?? {}
  if (file === undefined) return undefined
  const path = file.startsWith('file:') ? fileURLToPath(file) : file
  return { file: path, line: Number(line), column: Number(column) }
}

const isForeign = (file: string): boolean =>
  /[\\/]node_modules[\\/]/.test(file) || ours().some((folder) => file.startsWith(folder))

let folders: readonly string[] | undefined

/** Where this package's own code lies, bundled or not. */
const ours = (): readonly string[] => {
  folders ??= ['src', 'dist'].map((name) => join(packageFolder(import.meta.dirname), name) + sep)
  return folders
}

const packageFolder = (folder: string): string => {
  const above = dirname(folder)
  return existsSync(join(folder, 'package.json')) || above === folder ? folder : packageFolder(above)
}

const shortened = (file: string): string => {
  const path = relative(process.cwd(), file)
  return (path.startsWith('..') ? file : path).replaceAll('\\', '/')
}
