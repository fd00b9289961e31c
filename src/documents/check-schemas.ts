import type { Bundle } from './bundle.js'
import type { DocumentProblem } from './document-error.js'
import { isObject, type JsonObject, type Steps, toPointer } from './json.js'

/** What keeps the schemas of a document from being checked against: a schema that does not compile would accept everything, silently. */
export const schemaProblems = async (document: Bundle): Promise<readonly DocumentProblem[]> => {
  const compile = await compilerOf(document)
  return [...schemasIn(document.value)].flatMap((steps) => {
    const problem = compile(steps)
    return problem === undefined ? [] : [document.locate(steps, `the schema cannot be used: ${problem}`)]
  })
}

const base = 'overlay:document'

const compilerOf = async ({ value }: Bundle): Promise<(steps: Steps) => string | undefined> => {
  const root = isObject(value) ? value : {}
  const isOld = String(root['openapi']).startsWith('3.0')
  const { default: ajvModule } = isOld ? await import('ajv') : await import('ajv/dist/2020.js')
  const ajv = new ajvModule.default({ strict: false, logger: false, validateFormats: false })
  const schema = isOld ? withoutOldForms(root) : root
  ajv.addSchema(isObject(schema) ? { ...schema, $id: base } : {}, base, false, false)
  return (steps) => {
    try {
      ajv.compile({ $ref: `${base}${encoded(steps)}` })
      return undefined
    } catch (error) {
      return (error as Error).message.replaceAll(base, '').replace(/^schema is invalid: /, '')
    }
  }
}

const encoded = (steps: Steps): string => toPointer(steps.map(encodeURIComponent))

/** In 3.0 the bounds say by true and false whether they are exclusive, which JSON Schema does not. */
const withoutOldForms = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withoutOldForms)
  if (!isObject(node)) return node
  const entries = Object.entries(node).filter(
    ([key, value]) =>
      !(typeof value === 'boolean' && ['exclusiveMinimum', 'exclusiveMaximum', 'nullable'].includes(key)),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutOldForms(value)]))
}

/** Where schemas stand: under `schema`, and the named ones; what is inside them is compiled with them. */
function* schemasIn(node: unknown, steps: Steps = []): Generator<Steps> {
  for (const [key, value] of childrenOf(node)) {
    const at = [...steps, key]
    if (key === 'schemas' && steps.at(-1) === 'components') yield* named(value, at)
    else if (key === 'schema' && isObject(value)) yield at
    else yield* schemasIn(value, at)
  }
}

const childrenOf = (node: unknown): readonly (readonly [string, unknown])[] =>
  typeof node === 'object' && node !== null ? Object.entries(node).filter(([key]) => !isData(key)) : []

const isData = (key: string): boolean => ['example', 'examples', 'default', 'callbacks'].includes(key)

const named = (schemas: unknown, steps: Steps): readonly Steps[] =>
  Object.entries(isObject(schemas) ? (schemas satisfies JsonObject) : {})
    .filter(([, schema]) => isObject(schema))
    .map(([name]) => [...steps, name])
