import { type Described, describedOperations } from '../../../src/contract/compile/described.js'
import { documentNames, type Json, type JsonObject } from '../../../src/contract/compile/document.js'
import { dereference, isObject } from '../../../src/contract/compile/schema.js'
import { documents } from '../../../src/generated/documents.js'

/** A parameter of a query. */
export interface Asked {
  readonly name: string
  readonly required: boolean
  readonly schema: JsonObject
}

/** What one generation of an operation takes. */
export interface Taking {
  readonly query: readonly Asked[]
  /** Schema of the body, its references resolved. */
  readonly body: Json | undefined
  readonly examples: readonly Json[]
}

/** An operation of any document, with everything that a request of it can be made of. */
export interface Askable extends Pick<Described, 'id' | 'document' | 'method' | 'path'> {
  readonly pathNames: readonly string[]
  /** The header that chooses a version, and its value for the current generation. */
  readonly version: { readonly header: string; readonly value: string } | undefined
  readonly current: Taking
  readonly older: Taking | undefined
  /** Every status that it is described to answer. */
  readonly statuses: ReadonlySet<number>
}

const objectsIn = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : []

const toAsked = (parameters: readonly JsonObject[]): readonly Asked[] =>
  parameters
    .filter((it) => it['in'] === 'query')
    .map(({ name, required, schema, example }) => ({
      ...{ name: String(name), required: required === true },
      schema: { ...(isObject(schema) && schema), ...(example !== undefined && { example }) },
    }))

/** What a request of the current generation may carry as JSON. */
const contentOf = ({ operation, document }: Described): JsonObject => {
  const carried = dereference(documents[document], operation['requestBody'] ?? null)
  const content = isObject(carried) && isObject(carried['content']) ? carried['content']['application/json'] : undefined
  return isObject(content) ? content : {}
}

const currentOf = (described: Described): Taking => {
  const { schema, examples } = contentOf(described)
  const values = Object.values(isObject(examples) ? examples : {}).filter(isObject)
  return { query: toAsked(described.parameters), body: schema, examples: values.map(({ value }) => value ?? null) }
}

const olderOf = ({ version, document, body }: Described): Taking | undefined => {
  const older = version?.['older']
  if (!isObject(older)) return undefined
  const { [String(older['request'])]: own } = documents[document].components.schemas
  const resolved = (schema: Json | undefined) => schema && dereference(documents[document], schema)
  return {
    query: toAsked(objectsIn(dereference(documents[document], older['parameters'] ?? null))),
    body: resolved(own ?? body),
    examples: [],
  }
}

const statusesOf = ({ operation, version }: Described): ReadonlySet<number> => {
  const older = version?.['older']
  return new Set([...Object.keys(operation['responses'] ?? {}), isObject(older) ? older['status'] : 0].map(Number))
}

const toAskable = (described: Described): Askable => {
  const { id, document, method, path, parameters, version } = described
  const header = parameters.find((it) => it['in'] === 'header')?.['name']
  return {
    ...{ id, document, method, path, statuses: statusesOf(described) },
    pathNames: parameters.flatMap((it) => (it['in'] === 'path' ? [String(it['name'])] : [])),
    version: version && header ? { header: String(header), value: String(version['value']) } : undefined,
    ...{ current: currentOf(described), older: olderOf(described) },
  }
}

/** Every operation that the documents describe, those of the control interface too. */
export const askable: readonly Askable[] = describedOperations(documents, documentNames).map(toAskable)
