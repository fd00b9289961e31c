import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import type { Document, Json, JsonObject } from '../../src/contract/compile/document.js'
import { isObject } from '../../src/contract/compile/schema.js'

const heading = '// Made from the documents in openapi/ by `npm run generate`; do not edit.\n'

/** TypeScript types of a document: `paths`, `components`, `operations`; of its webhooks only the bodies, since nobody calls them. */
export const wireTypes = async ({ webhooks = {}, ...document }: Document): Promise<string> => {
  const copy = withoutConditions({ ...document, webhooks: bodiesOnly(webhooks) }) as unknown as OpenAPI3
  return (
    heading + astToString(await openapiTS(copy, { defaultNonNullable: false, emptyObjectsUnknown: true, silent: true }))
  )
}

/** Webhooks without names of operations, which would stand among those of callers. */
const bodiesOnly = (webhooks: Json): Json => {
  const entries = Object.entries(isObject(webhooks) ? webhooks : {}).map(([trigger, item]) => {
    const post = isObject(item) && isObject(item['post']) ? item['post'] : {}
    return [trigger, { post: { requestBody: post['requestBody'] ?? {} } }]
  })
  return Object.fromEntries(entries)
}

/** A union beside `properties` says which of them go together; the types would read it as shapes of its own. */
const withoutConditions = (node: Json): Json => {
  if (Array.isArray(node)) return node.map(withoutConditions)
  if (!isObject(node)) return node
  if (isChoice(node)) return withoutConditions({ anyOf: [node['then'] ?? {}, node['else'] ?? {}] })
  const dropped = isObject(node['properties'])
    ? ['anyOf', 'oneOf', 'allOf'].filter((key) => node['type'] === 'object' && key in node)
    : []
  const kept = Object.entries(node).filter(([key]) => !dropped.includes(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutConditions(value)]))
}

/** Whether a condition chooses between two whole schemas: to the types, a union. */
const isChoice = (node: JsonObject): boolean => 'then' in node && 'else' in node && node['properties'] === undefined
