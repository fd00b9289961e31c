import type { Document, Json, JsonObject } from './document.js'

/** Alternatives that are on, by id. */
export type Switched = ReadonlySet<string>

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const map = (value: Json, change: (node: JsonObject) => JsonObject): Json => {
  if (Array.isArray(value)) return value.map((item) => map(item, change))
  if (!isObject(value)) return value
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(item, change)])))
}

/** The part of a document that a local reference names. */
export const resolveReference = (document: Document, reference: string): JsonObject => {
  const steps = reference.replace(/^#\//, '').split('/')
  let node: Json | undefined = document
  for (const step of steps) node = isObject(node) ? node[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
  if (!isObject(node)) throw new Error(`The reference ${reference} leads nowhere`)
  return node
}

/** The node with every reference below it replaced by what it names. */
export const dereference = (document: Document, node: Json): Json =>
  map(node, (it) => {
    const { $ref: reference, ...siblings } = it
    if (typeof reference !== 'string') return it
    return { ...(dereference(document, resolveReference(document, reference)) as JsonObject), ...siblings }
  })

/** The schema with each node replaced by the alternative that is on; `absent` removes the property. */
export const applyAlternatives = (schema: Json, on: Switched): Json => {
  if (Array.isArray(schema)) return schema.map((item) => applyAlternatives(item, on))
  if (!isObject(schema)) return schema
  const chosen = chosenAlternative(schema, on)
  if (isObject(chosen)) return applyAlternatives(chosen, on)
  const entries = Object.entries(schema)
    .filter(([key]) => key !== 'x-svc-alternatives')
    .map(([key, value]) => [key, applyAlternatives(value, on)] as const)
  return withoutAbsent(Object.fromEntries(entries), schema, on)
}

const chosenAlternative = (schema: JsonObject, on: Switched): Json | undefined => {
  const alternatives = schema['x-svc-alternatives']
  if (!isObject(alternatives)) return undefined
  return Object.entries(alternatives).find(([id]) => on.has(id))?.[1]
}

const withoutAbsent = (result: JsonObject, original: JsonObject, on: Switched): JsonObject => {
  const properties = original['properties']
  if (!isObject(properties)) return result
  const absent = Object.keys(properties).filter((name) => {
    const property = properties[name]
    return isObject(property) && chosenAlternative(property, on) === 'absent'
  })
  if (absent.length === 0) return result
  const kept = Object.entries(result['properties'] as JsonObject).filter(([name]) => !absent.includes(name))
  const required = (result['required'] as string[] | undefined)?.filter((name) => !absent.includes(name))
  return { ...result, properties: Object.fromEntries(kept), ...(required && { required }) }
}

/** The schema with `allOf` of objects merged into one object, so that it can be closed. */
export const mergeAllOf = (document: Document, schema: Json): Json =>
  map(schema, (node) => {
    const parts = node['allOf']
    if (!Array.isArray(parts) || parts.some((part) => isObject(part) && part['if'] !== undefined)) return node
    const { allOf: _, ...own } = node
    return [...parts.map((part) => resolved(document, part)), own].reduce(mergeObjects, {})
  })

const resolved = (document: Document, part: Json): JsonObject => {
  const node = isObject(part) ? part : {}
  const target = typeof node['$ref'] === 'string' ? resolveReference(document, node['$ref']) : node
  return mergeAllOf(document, target) as JsonObject
}

const mergeObjects = (a: JsonObject, b: JsonObject): JsonObject => {
  const merged: JsonObject = { ...a, ...b }
  if (isObject(a['properties']) || isObject(b['properties'])) {
    merged['properties'] = { ...(a['properties'] as JsonObject), ...(b['properties'] as JsonObject) }
  }
  if (a['required'] || b['required']) {
    merged['required'] = [...new Set([...((a['required'] as string[]) ?? []), ...((b['required'] as string[]) ?? [])])]
  }
  return merged
}

/** The schema with every described object closed, so that an undescribed field of our own replies is caught. */
export const closeObjects = (schema: Json): Json =>
  map(schema, (node) => {
    const isDescribed = isObject(node['properties']) && node['type'] !== undefined
    return isDescribed && node['additionalProperties'] === undefined ? { ...node, additionalProperties: false } : node
  })
