import type { Document, LineCounter, ParsedNode } from 'yaml'
import type { Finding } from './check/finding.js'
import type { Path } from './path.js'
import { ScenarioError, type ScenarioProblem } from './scenario-error.js'

/** A scenario's text, read: its content, and where each part of it stands. */
export interface Source {
  readonly file: string
  readonly value: unknown
  /** The finding with file, line and column. */
  locate(finding: Finding & { readonly text: string }): ScenarioProblem
}

/** Reads YAML, of which JSON is a part; the YAML library is loaded only here. Throws a `ScenarioError` where the text is neither. */
export const readSource = async (text: string, file: string): Promise<Source> => {
  const { parseDocument, LineCounter, isMap, isCollection } = await import('yaml')
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true })
  if (document.errors.length > 0) throw unreadable(file, document, lines)

  const nodeAt = (path: Path): unknown => (path.length === 0 ? document.contents : document.getIn(path, true))

  const keyAt = (path: Path): unknown => {
    const parent = nodeAt(path.slice(0, -1))
    if (!isMap(parent)) return undefined
    return parent.items.find(({ key }) => String(key) === String(path.at(-1)))?.key
  }

  /** The offset of the value, of its key, or of what is nearest around it; `undefined` where not even the section stands here. */
  const offsetAt = (path: Path, isKey: boolean): number | undefined => {
    const node = isKey || isCollection(nodeAt(path)) ? (keyAt(path) ?? nodeAt(path)) : nodeAt(path)
    const offset = (node as ParsedNode | null | undefined)?.range?.[0]
    return offset !== undefined || path.length === 0 ? offset : offsetAt(path.slice(0, -1), true)
  }

  return {
    file,
    value: toPlain(document, file),
    locate({ path, isKey = false, message, text: written }) {
      const offset = offsetAt(path, isKey)
      const place = offset === undefined ? { line: 1, col: 1 } : lines.linePos(offset)
      return { message, path: written, file, line: place.line, column: place.col }
    },
  }
}

const toPlain = (document: Document, file: string): unknown => {
  try {
    const value: unknown = document.toJS()
    // An alias within its own anchor makes a value without end, which only this finds.
    JSON.stringify(value)
    return value
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n', 1)
    throw new ScenarioError(`Cannot read ${file}`, [{ message, path: '', file }])
  }
}

const unreadable = (file: string, document: Document, lines: LineCounter): ScenarioError => {
  const problems = document.errors.map(({ message, pos }) => {
    const { line, col } = lines.linePos(pos[0])
    return { message, path: '', file, line, column: col }
  })
  return new ScenarioError(`${file} is neither YAML nor JSON`, problems)
}
