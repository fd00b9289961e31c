import { dirname, resolve } from 'node:path'
import { DocumentError, type DocumentProblem } from './document-error.js'
import { isObject, nodeAt, type Steps, stepsOf } from './json.js'
import { readSource, type Source, shortened } from './read-source.js'

/** A document whose references lead into itself: the other files that it names stand under `x-mock-files`. */
export interface Bundle {
  readonly value: unknown
  /** Absolute paths of all files that it was made of; none for one that was given as a value. */
  readonly files: readonly string[]
  /** The problem with the file, line and column where a node of the bundle stands. */
  locate(steps: Steps, message: string): DocumentProblem
}

const filesKey = 'x-mock-files'

interface Reading {
  readonly sources: Source[]
  readonly problems: DocumentProblem[]
}

/** Brings a document and the files that it refers to together; nothing is fetched. Throws a `DocumentError` that names every reference that leads nowhere. */
export const bundle = async (root: Source): Promise<Bundle> => {
  const reading: Reading = { sources: [root], problems: [] }
  // What a file refers to is read in its turn.
  for (const source of reading.sources) await readReferenced(source, reading)
  const value = withFiles(
    reading.sources.map((source) => rewritten(source.value, (it) => locally(it, source, reading.sources))),
  )
  const made: Bundle = {
    value,
    files: reading.sources.map(({ file }) => file).filter((file) => file !== process.cwd()),
    locate: (steps, message) => locateIn(reading.sources, steps, message),
  }
  const problems = reading.problems.length > 0 ? reading.problems : deadReferences(made)
  if (problems.length > 0) throw new DocumentError(shortened(root.file), problems)
  return made
}

const withFiles = ([root, ...others]: readonly unknown[]): unknown =>
  others.length > 0 && isObject(root) ? { ...root, [filesKey]: { ...[undefined, ...others] } } : root

const locateIn = (sources: readonly Source[], steps: Steps, message: string): DocumentProblem => {
  const [first, index, ...rest] = steps
  const isOther = first === filesKey && index !== undefined
  const source = sources[isOther ? Number(index) : 0]
  return source ? source.locate(isOther ? rest : steps, message) : { message }
}

const readReferenced = async (source: Source, { sources, problems }: Reading): Promise<void> => {
  for (const found of referencesIn(source.value)) {
    if (isRemote(found.reference)) problems.push(remote(source, found))
    const file = fileOf(found.reference, source)
    if (file === undefined || sources.some((it) => it.file === file)) continue
    const read = await readOrProblem(file)
    if ('value' in read) sources.push(read)
    else
      problems.push(source.locate(found.steps, `the reference ${found.reference} cannot be followed: ${read.message}`))
  }
}

const remote = (source: Source, { reference, steps }: Found): DocumentProblem =>
  source.locate(steps, `${reference} leads to another machine, and nothing is fetched; keep a copy beside the document`)

const readOrProblem = async (file: string): Promise<Source | DocumentProblem> => {
  try {
    return await readSource(file)
  } catch (error) {
    const problem = error instanceof DocumentError ? error.problems[0] : undefined
    if (problem) return problem
    throw error
  }
}

const isRemote = (reference: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(reference)

const fileOf = (reference: string, { file }: Source): string | undefined => {
  const [path = ''] = reference.split('#', 1)
  if (path === '' || isRemote(reference)) return undefined
  return resolve(file === process.cwd() ? file : dirname(file), decodeURI(path))
}

const locally = (reference: string, source: Source, sources: readonly Source[]): string => {
  if (isRemote(reference)) return reference
  const file = fileOf(reference, source) ?? source.file
  const index = sources.findIndex((it) => it.file === file)
  const [, fragment = ''] = reference.split('#', 2)
  const isOfRoot = index < 1 || (reference.startsWith('#') && isMeantForRoot(fragment, source, sources))
  return isOfRoot ? `#${fragment}` : `#/${filesKey}/${index}${fragment}`
}

/** Parts of a document are often written as if they stood in the whole already. */
const isMeantForRoot = (fragment: string, { value }: Source, [root]: readonly Source[]): boolean => {
  const steps = stepsOf(`#${fragment}`) ?? []
  return nodeAt(value, steps) === undefined && nodeAt(root?.value, steps) !== undefined
}

interface Found {
  readonly reference: string
  readonly steps: Steps
}

function* referencesIn(node: unknown, steps: Steps = []): Generator<Found> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') yield { reference: value, steps: [...steps, key] }
    else yield* referencesIn(value, [...steps, key])
  }
}

const rewritten = (node: unknown, change: (reference: string) => string): unknown => {
  if (Array.isArray(node)) return node.map((item) => rewritten(item, change))
  if (!isObject(node)) return node
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    key === '$ref' && typeof value === 'string' ? change(value) : rewritten(value, change),
  ])
  return Object.fromEntries(entries)
}

const deadReferences = ({ value, locate }: Bundle): readonly DocumentProblem[] =>
  [...referencesIn(value)].flatMap(({ reference, steps }) => {
    if (isRemote(reference) || isInExtension(steps)) return []
    const target = stepsOf(reference)
    if (target && nodeAt(value, target) !== undefined) return []
    return [locate(steps, `the reference ${reference.replace(/^#\/x-mock-files\/\d+/, '#')} leads nowhere`)]
  })

/** What extensions refer to is their own business. */
const isInExtension = (steps: Steps): boolean =>
  steps.some((step, position) => step.startsWith('x-') && step !== filesKey && steps[position - 1] !== 'headers')
