import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { type Document, isMap, LineCounter, type ParsedNode, parseDocument } from 'yaml'
import { DocumentError, type DocumentProblem } from './document-error.js'
import type { Steps } from './json.js'

/** A file, read: its content, and where each part of it stands. */
export interface Source {
  /** Absolute. */
  readonly file: string
  readonly value: unknown
  /** The problem with the file, and the line and column of the node or of what is nearest around it. */
  locate(steps: Steps, message: string): DocumentProblem
}

/** Reads a file of YAML, of which JSON is a part; throws a `DocumentError` where it is neither, or not there. */
export const readSource = async (file: string): Promise<Source> => {
  const text = await readText(file)
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true })
  const problems = document.errors.map(({ message, pos }) => placed(file, message, lines.linePos(pos[0])))
  if (problems.length > 0) throw new DocumentError(`${shortened(file)}: it is neither YAML nor JSON`, problems)
  const locate = (steps: Steps, message: string): DocumentProblem => {
    const offset = offsetAt(document, steps)
    return offset === undefined ? { message, file: shortened(file) } : placed(file, message, lines.linePos(offset))
  }
  return { file, value: toPlain(document, file), locate }
}

/** A source that stands in no file. */
export const givenSource = (value: unknown): Source => ({
  file: process.cwd(),
  value,
  locate: (steps, message) => ({ message: steps.length > 0 ? `${steps.join('.')}: ${message}` : message }),
})

/** Files below the working folder are named from there. */
export const shortened = (file: string): string => {
  const path = relative(process.cwd(), file)
  return path.startsWith('..') || path === '' ? file : path
}

const placed = (file: string, message: string, { line, col }: { line: number; col: number }): DocumentProblem => ({
  ...{ message, file: shortened(file), line, column: col },
})

const offsetAt = (document: Document, steps: Steps): number | undefined => {
  const parent: unknown = steps.length > 1 ? document.getIn(steps.slice(0, -1), true) : document.contents
  const key = isMap(parent) ? parent.items.find((pair) => String(pair.key) === steps.at(-1))?.key : undefined
  const node = key ?? (steps.length > 0 ? document.getIn(steps, true) : document.contents)
  const offset = (node as ParsedNode | null | undefined)?.range?.[0]
  return offset !== undefined || steps.length === 0 ? offset : offsetAt(document, steps.slice(0, -1))
}

const toPlain = (document: Document, file: string): unknown => {
  try {
    const value: unknown = document.toJS()
    // An alias within its own anchor makes a value without end, which only this finds.
    JSON.stringify(value)
    return value
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n', 1)
    throw new DocumentError(shortened(file), [{ message, file: shortened(file) }])
  }
}

const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === 'ENOENT' ? 'there is no such file' : message
    throw new DocumentError(shortened(file), [{ message: reason, file: shortened(file) }])
  }
}
