import { formatName } from '../../contract/findings.js'
import { didYouMean } from '../../domain/nearest-name.js'
import type { Path } from '../path.js'
import type { Finding } from './finding.js'
import { knownNames } from './known-names.js'
import { type SchemaError, schemaErrors } from './schema-validator.js'
import { shownValue } from './shown-value.js'

/** Everything in which a value has not the form of a scenario. */
export const checkShape = (value: unknown): readonly Finding[] => worded(schemaErrors(value), value, knownNames)

/** What a validator found wrong with a value, in our words, each thing once; `known` tells the names that a place may have. */
export const worded = (
  errors: readonly SchemaError[],
  root: unknown,
  known: (path: Path) => readonly string[],
): readonly Finding[] => {
  const seen = new Set<string>()
  return errors.flatMap((error) => {
    const finding = toFinding(error, { root, known })
    const mark = finding && `${finding.path.join('/')}\n${finding.message}`
    if (!finding || !mark || seen.has(mark)) return []
    seen.add(mark)
    return [finding]
  })
}

/** What stands at the place, and which names it may have. */
interface Place {
  readonly path: Path
  readonly value: unknown
  readonly names: () => readonly string[]
}

type Wording = (error: SchemaError, place: Place) => Finding

/** Sections are at the top of a scenario, and below `things` in a state. */
const sectionsStandAt = (path: Path): boolean => path.length === 0 || (path.length === 1 && path[0] === 'things')

/** All names where they are few. */
const listed = (names: readonly string[]): string => (names.length > 12 ? '' : `; known are ${names.join(', ')}`)

/** What each keyword of the schema has to say; those that only repeat what another says are left out. */
const wordings: Readonly<Record<string, Wording>> = {
  additionalProperties: ({ params }, { path, names }) => {
    const name = String(params['additionalProperty'])
    const noun = sectionsStandAt(path) ? 'section' : 'field'
    const message = `unknown ${noun} "${name}"${didYouMean(name, names()) || listed(names())}`
    return { path: [...path, name], isKey: true, message }
  },
  required: ({ params }, { path }) => ({ path, message: `${shownValue(params['missingProperty'])} is missing` }),
  dependentRequired: ({ params }, { path }) => ({
    path: [...path, String(params['property'])],
    isKey: true,
    message: `belongs to an exported state, which has ${shownValue(params['missingProperty'])} too`,
  }),
  propertyNames: ({ params }, { path }) => ({
    path: [...path, String(params['propertyName'])],
    isKey: true,
    message: 'a key begins with a letter and has letters, digits, "_" and "-" only',
  }),
  type: ({ params }, { path, value }) => ({
    path,
    message: `must be of type ${[params['type']].flat().join(' or ')}, is ${shownValue(value)}`,
  }),
  enum: ({ params }, { path, value }) => {
    const allowed = (params['allowedValues'] as readonly unknown[]).map(String)
    const choice = allowed.length > 12 ? 'not known here' : `not among ${allowed.join(', ')}`
    const hint = typeof value === 'string' ? didYouMean(value, allowed) : ''
    return { path, message: `${shownValue(value)} is ${choice}${hint}` }
  },
  const: ({ params }, { path, value }) => ({
    path,
    message: `must be ${shownValue(params['allowedValue'])}, is ${shownValue(value)}`,
  }),
  discriminator: ({ params }, { path }) => {
    const tag = String(params['tag'])
    return { path: [...path, tag], message: `${shownValue(params['tagValue'])} is none of the kinds there are` }
  },
  format: ({ params }, { path, value }) => ({
    path,
    message: `must be ${formatName(String(params['format']))}, is ${shownValue(value)}`,
  }),
  pattern: ({ params }, { path, value }) => ({
    path,
    message: `${shownValue(value)} does not match ${params['pattern']}`,
  }),
}

const otherwise: Wording = ({ message = 'is not valid' }, { path, value }) => ({
  path,
  message: `${message}, is ${shownValue(value)}`,
})

const toFinding = (
  error: SchemaError,
  { root, known }: { readonly root: unknown; readonly known: (path: Path) => readonly string[] },
): Finding | undefined => {
  const path = pathOf(error.instancePath, root)
  const value = valueAt(root, path)
  const saidElsewhere = error.keyword === 'if' || (error.keyword === 'pattern' && typeof value !== 'string')
  return saidElsewhere
    ? undefined
    : (wordings[error.keyword] ?? otherwise)(error, { path, value, names: () => known(path) })
}

const stepInto = (value: unknown, step: string | number): unknown =>
  (value as Record<string | number, unknown> | undefined)?.[step]

const valueAt = (root: unknown, path: Path): unknown => path.reduce(stepInto, root)

/** A JSON pointer as a path; positions in lists become numbers. */
const pathOf = (pointer: string, root: unknown): Path => {
  const path: (string | number)[] = []
  for (const escaped of pointer.split('/').slice(1)) {
    const step = escaped.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(Array.isArray(valueAt(root, path)) ? Number(step) : step)
  }
  return path
}
