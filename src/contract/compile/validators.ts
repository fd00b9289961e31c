import { Ajv, type Options } from 'ajv'
import { formats } from '../formats.js'
import type { FactsTable, NodeFacts } from '../operation-contract.js'
import type { Described } from './described.js'
import {
  type Document,
  type DocumentName,
  type Documents,
  documentNames,
  type Json,
  type JsonObject,
} from './document.js'
import { applyAlternatives, closeObjects, dereference, isObject, mergeAllOf, type Switched } from './schema.js'

/** Schemas by validator name, of requests (open, every finding) and replies (closed, first finding). */
export interface SchemaSet {
  readonly requests: ReadonlyMap<string, JsonObject>
  readonly replies: ReadonlyMap<string, JsonObject>
  readonly replyComponents: ReadonlyMap<string, JsonObject>
}

const annotations = ['x-svc-rests', 'x-svc-expected', 'x-svc-word', 'x-svc-provenance', 'example']

/** Name of the validator of one part of an operation. */
export const validatorName = (operationId: string, part: string): string => `${operationId}_${part}`

/** The schemas of every part of every operation, with the given alternatives on. */
export const schemaSet = (documents: Documents, described: readonly Described[], on: Switched): SchemaSet => {
  const requests = new Map<string, JsonObject>()
  const replies = new Map<string, JsonObject>()
  for (const operation of described) {
    const document = documents[operation.document]
    for (const [part, schema] of requestParts(document, operation)) {
      requests.set(validatorName(operation.id, part), requestSchema(document, schema, on))
    }
    for (const [part, schema] of replyParts(operation)) {
      replies.set(validatorName(operation.id, part), replySchema(operation.document, document, { schema, on }))
    }
  }
  const used = documentNames.filter((name) => described.some(({ document }) => document === name))
  return { requests, replies, replyComponents: components(documents, used, on) }
}

const olderOf = ({ version }: Described): JsonObject | undefined =>
  isObject(version?.['older']) ? version['older'] : undefined

const named = (name: Json | undefined): JsonObject | undefined =>
  typeof name === 'string' ? { $ref: `#/components/schemas/${name}` } : undefined

/** Parts of the request with their schemas: query and body, of both generations. */
export const requestParts = (document: Document, operation: Described): readonly [string, JsonObject][] => {
  const older = olderOf(operation)
  const olderParameters = ((older?.['parameters'] as Json[] | undefined) ?? []).map(
    (it) => dereference(document, it) as JsonObject,
  )
  const olderBody = named(older?.['request'])
  return [
    ...part('query', querySchema(operation.parameters)),
    ...part('body', operation.body),
    ...part('olderQuery', older && querySchema(olderParameters)),
    ...part('olderBody', olderBody),
  ]
}

const part = (name: string, schema: Json | undefined): [string, JsonObject][] =>
  isObject(schema) ? [[name, schema]] : []

const replyParts = (operation: Described): readonly [string, JsonObject][] => [
  ...part('reply', operation.reply),
  ...part('olderReply', named(olderOf(operation)?.['response'])),
]

const querySchema = (parameters: readonly JsonObject[]): JsonObject | undefined => {
  const query = parameters.filter((it) => it['in'] === 'query')
  if (query.length === 0) return undefined
  const properties = query.map((it) => [
    String(it['name']),
    { ...(it['schema'] as JsonObject), ...(it['x-svc-rests'] !== undefined && { 'x-svc-rests': it['x-svc-rests'] }) },
  ])
  const required = query.filter((it) => it['required'] === true).map((it) => String(it['name']))
  return { type: 'object', properties: Object.fromEntries(properties), required }
}

const requestSchema = (document: Document, schema: JsonObject, on: Switched): JsonObject =>
  applyAlternatives(mergeAllOf(document, dereference(document, schema)), on) as JsonObject

const replySchema = (
  name: string,
  document: Document,
  { schema, on }: { readonly schema: Json; readonly on: Switched },
): JsonObject => renameReferences(name, closeObjects(applyAlternatives(mergeAllOf(document, schema), on))) as JsonObject

/** Schemas of bodies of ours that are no replies of an operation, by name. */
export const replySchemas = (
  documents: Documents,
  name: DocumentName,
  schemas: ReadonlyMap<string, Json>,
): SchemaSet => {
  const on: Switched = new Set()
  const closed = [...schemas].map(([key, schema]) => [key, replySchema(name, documents[name], { schema, on })] as const)
  return { requests: new Map(), replies: new Map(closed), replyComponents: components(documents, [name], on) }
}

const components = (
  documents: Documents,
  names: readonly DocumentName[],
  on: Switched,
): ReadonlyMap<string, JsonObject> => {
  const all = names.flatMap((name) =>
    Object.entries(documents[name].components.schemas).map(
      ([key, schema]) => [`${name}.${key}`, replySchema(name, documents[name], { schema, on })] as const,
    ),
  )
  return new Map(all)
}

const renameReferences = (name: string, node: Json): Json => {
  if (Array.isArray(node)) return node.map((item) => renameReferences(name, item))
  if (!isObject(node)) return node
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    key === '$ref' && typeof value === 'string'
      ? value.replace('#/components/schemas/', `${name}.`)
      : renameReferences(name, value),
  ])
  return Object.fromEntries(entries)
}

const baseOptions: Options = { strict: true, discriminator: true, allowUnionTypes: true, messages: false }

/** Not of the draft that the documents name: that one goes on through every branch of an `anyOf` whose first is right, for keywords that they do not use. */
const createAjv = (options: Options): Ajv => {
  const ajv = new Ajv({ ...baseOptions, ...options })
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  ajv.addVocabulary(annotations)
  return ajv
}

/** Two ajv instances with every schema under its validator's name: one for requests, one for replies. */
export const compilers = (set: SchemaSet, options: Options = {}): { readonly requests: Ajv; readonly replies: Ajv } => {
  const requests = createAjv({ ...options, allErrors: true })
  for (const [name, schema] of set.requests) requests.addSchema(schema, name)
  const replies = createAjv(options)
  for (const [name, schema] of set.replyComponents) replies.addSchema(schema, name)
  for (const [name, schema] of set.replies) replies.addSchema(schema, name)
  return { requests, replies }
}

/** Facts that messages need about the nodes of the request schemas. */
export const factsOf = (set: SchemaSet): FactsTable => {
  const entries = [...set.requests].map(([name, schema]) => [name, Object.fromEntries(nodeFacts(schema, '#'))])
  return Object.fromEntries(entries)
}

function* nodeFacts(node: Json, pointer: string): Generator<[string, NodeFacts]> {
  if (Array.isArray(node)) {
    for (const [position, item] of node.entries()) yield* nodeFacts(item, `${pointer}/${position}`)
  } else if (isObject(node)) {
    const facts = factsAt(node)
    if (Object.keys(facts).length > 0) yield [pointer, facts]
    for (const [key, value] of Object.entries(node)) yield* nodeFacts(value, `${pointer}/${escaped(key)}`)
  }
}

const escaped = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

const factsAt = (node: JsonObject): NodeFacts => {
  const tag = isObject(node['discriminator']) ? String(node['discriminator']['propertyName']) : undefined
  const branches = tag === undefined ? [] : (((node['oneOf'] ?? node['anyOf']) as JsonObject[] | undefined) ?? [])
  const tags = branches.flatMap((branch) => tagsOf(branch, tag ?? ''))
  return {
    ...(typeof node['x-svc-expected'] === 'string' && { expected: node['x-svc-expected'] }),
    ...(Array.isArray(node['x-svc-rests']) && { rests: node['x-svc-rests'] as string[] }),
    ...(tags.length > 0 && { tags }),
  }
}

const tagsOf = (branch: JsonObject, tag: string): readonly string[] => {
  const property = isObject(branch['properties']) ? branch['properties'][tag] : undefined
  if (!isObject(property)) return []
  return typeof property['const'] === 'string'
    ? [property['const']]
    : ((property['enum'] as string[] | undefined) ?? [])
}
