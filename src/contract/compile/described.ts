import type { OpenAPIV3 } from 'openapi-types'
import {
  apiDocumentNames,
  type Document,
  type DocumentName,
  type Documents,
  type Json,
  type JsonObject,
} from './document.js'
import { dereference, isObject } from './schema.js'

/** One operation as the documents describe it, references of its own parts resolved. */
export interface Described {
  readonly id: string
  readonly document: DocumentName
  readonly method: string
  readonly path: string
  readonly operation: JsonObject
  readonly parameters: readonly JsonObject[]
  readonly body: Json | undefined
  readonly status: number
  readonly reply: Json | undefined
  readonly version: JsonObject | undefined
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const satisfies readonly `${OpenAPIV3.HttpMethods}`[]

/** All operations of the documents, by default those of the API; the same method and path in two of them is an error. */
export const describedOperations = (
  documents: Documents,
  names: readonly DocumentName[] = apiDocumentNames,
): readonly Described[] => {
  const found = names.flatMap((name) => operationsOf(name, documents[name]))
  const seen = new Set<string>()
  for (const { method, path } of found) {
    if (seen.has(`${method} ${path}`)) throw new Error(`${method} ${path} stands in two documents`)
    seen.add(`${method} ${path}`)
  }
  return found
}

const operationsOf = (name: DocumentName, document: Document): Described[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return isObject(operation) ? [describe(name, document, { path, method, item, operation })] : []
    }),
  )

const describe = (
  name: DocumentName,
  document: Document,
  { path, method, item, operation }: { path: string; method: string; item: JsonObject; operation: JsonObject },
): Described => {
  const shared = (item['parameters'] as Json[] | undefined) ?? []
  const parameters = [...shared, ...((operation['parameters'] as Json[] | undefined) ?? [])]
  const success = Object.entries(operation['responses'] as JsonObject).find(([status]) => status.startsWith('2'))
  if (!success) throw new Error(`${method} ${path} has no success response`)
  return {
    id: String(operation['operationId']),
    document: name,
    method: method.toUpperCase(),
    path,
    operation,
    parameters: parameters.map((it) => dereference(document, it) as JsonObject),
    body: schemaOf(dereference(document, operation['requestBody'] ?? null), operation['requestBody'], document),
    status: Number(success[0]),
    reply: schemaOf(dereference(document, success[1]), success[1], document),
    version: operation['x-svc-version'] as JsonObject | undefined,
  }
}

/** The JSON schema of a request body or response, its own reference kept where it has one. */
const schemaOf = (dereferenced: Json, original: Json | undefined, document: Document): Json | undefined => {
  const media = (node: Json | undefined): Json | undefined => {
    const content = isObject(node) && isObject(node['content']) ? node['content']['application/json'] : undefined
    return isObject(content) ? content['schema'] : undefined
  }
  if (isObject(original) && typeof original['$ref'] === 'string') return media(dereferenced)
  return media(original) ?? media(dereference(document, original ?? null))
}
